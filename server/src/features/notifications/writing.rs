//! Saves notices.

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait};
use shared_rules::notices::{
    delivery::NotificationDelivery, email_plan::NotificationEmailOutcome, kind::NoticeKind,
};
use uuid::Uuid;

use crate::entity::{EnumColumn, notice};

/// Rows per insert statement.
const ROWS_PER_INSERT: usize = 500;

/// A notice to save.
pub(super) struct NewNotice {
    pub recipient_id: Uuid,
    /// How the recipient gets it.
    pub delivery: NotificationDelivery,
    pub loan_id: Uuid,
    pub element_id: Option<Uuid>,
    pub actor_id: Uuid,
    pub kind: NoticeKind,
    pub kept: bool,
    pub reason: Option<String>,
    pub note: Option<String>,
    pub at: DateTime<Utc>,
}

/// Saves notices.
pub(super) async fn save_notices(tx: &impl ConnectionTrait, new: Vec<NewNotice>) -> Result<(), DbErr> {
    let mut rows = new.into_iter().map(notice_row).peekable();
    while rows.peek().is_some() {
        let some: Vec<notice::ActiveModel> = rows.by_ref().take(ROWS_PER_INSERT).collect();
        notice::Entity::insert_many(some).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// A notice that is emailed is due immediately: the job decides how long it waits.
fn notice_row(new: NewNotice) -> notice::ActiveModel {
    let outcome = match new.delivery {
        NotificationDelivery::Off => Some(NotificationEmailOutcome::TurnedOff),
        NotificationDelivery::App => Some(NotificationEmailOutcome::AppOnly),
        _ => None,
    };
    notice::ActiveModel {
        id: Set(Uuid::now_v7()),
        recipient_id: Set(new.recipient_id),
        loan_id: Set(new.loan_id),
        element_id: Set(new.element_id),
        actor_id: Set(new.actor_id),
        kind: Set(EnumColumn(new.kind)),
        kept: Set(new.kept),
        reason: Set(new.reason),
        note: Set(new.note),
        at: Set(new.at),
        read_at: Set(None),
        delivery: Set(EnumColumn(new.delivery)),
        email_due_at: Set(outcome.is_none().then_some(new.at)),
        email_outcome: Set(outcome.map(EnumColumn)),
        email_settled_at: Set(outcome.map(|_| new.at)),
        mail_id: Set(None),
    }
}
