//! The email participants of threads, as one person sees them.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, JoinType, QueryFilter as _, QuerySelect as _,
    sea_query::{Expr, ExprTrait as _},
};
use shared_rules::messaging::{
    recipient::OutsideState,
    sending::email_participants::{RemoveByEmail, remove_by_email},
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{EnumColumn, email_participant, message, outside_address},
    features::messaging::{
        by_email::participants_of,
        dto::{EmailParticipant, Thread},
        participants::LoanParticipants,
    },
};

/// The email participants of some threads.
pub(super) struct EmailParticipants {
    by_thread: HashMap<Uuid, Vec<email_participant::Model>>,
    /// The addresses that wait for approval, with their thread.
    waiting: HashSet<(Uuid, String)>,
}

impl EmailParticipants {
    /// Loads them with two statements, for any number of threads.
    ///
    /// # Errors
    /// When a database query fails.
    pub(super) async fn of(db: &impl ConnectionTrait, threads: &[Uuid]) -> Result<Self, DbErr> {
        let by_thread = participants_of(db, threads).await?;
        let waiting = if by_thread.is_empty() {
            HashSet::new()
        } else {
            waiting_in(db, by_thread.keys().copied()).await?
        };
        Ok(Self { by_thread, waiting })
    }

    /// Returns the people who added them.
    pub(super) fn added_by(&self) -> impl Iterator<Item = Uuid> {
        self.by_thread.values().flatten().map(|row| row.added_by)
    }

    /// Returns the thread's participants that the viewer sees. An address of a person already listed in the thread
    /// is omitted.
    pub(super) fn visible_to(
        &self,
        viewer: &LoanMember,
        participants: &LoanParticipants,
        thread: &Thread,
    ) -> Vec<EmailParticipant> {
        let Some(rows) = self.by_thread.get(&thread.id) else { return Vec::new() };
        let people: HashSet<String> =
            thread.users.iter().map(|user| user.user.email_address.trim().to_lowercase()).collect();
        let may_remove = remove_by_email(&RemoveByEmail { viewer_role: viewer.role() }).is_empty()
            && viewer.require_write_access().is_ok();
        let sees_waiting =
            |row: &email_participant::Model| viewer.role().is_lender() || row.added_by == viewer.user.id;
        rows.iter()
            .filter(|row| !people.contains(&row.address))
            .map(|row| EmailParticipant {
                id: row.id,
                address: row.address.clone(),
                added_by: participants.user_ref(row.added_by),
                waiting: sees_waiting(row) && self.waiting.contains(&(row.thread_id, row.address.clone())),
                can_remove: may_remove,
            })
            .collect()
    }
}

/// Returns the waiting addresses of messages in these threads.
async fn waiting_in(
    db: &impl ConnectionTrait,
    threads: impl Iterator<Item = Uuid> + Send,
) -> Result<HashSet<(Uuid, String)>, DbErr> {
    let of_message = Expr::col((message::Entity, message::Column::Id))
        .equals((outside_address::Entity, outside_address::Column::MessageId));
    let mut select = outside_address::Entity::find()
        .select_only()
        .column_as(message::Column::ThreadId, "thread_id")
        .column(outside_address::Column::Address)
        .filter(message::Column::ThreadId.is_in(threads))
        .filter(outside_address::Column::State.eq(EnumColumn(OutsideState::Waiting)));
    sea_orm::QuerySelect::query(&mut select).join(JoinType::InnerJoin, message::Entity, of_message);
    let rows: Vec<(Uuid, String)> = select.into_tuple().all(db).await?;
    Ok(rows.into_iter().collect())
}
