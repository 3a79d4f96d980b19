//! Explains which threads of a loan a member sees and why, using the rule that decides it.

use std::collections::{BTreeMap, HashSet};

use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, QueryFilter as _, QueryOrder as _,
    QuerySelect as _, QueryTrait as _,
};
use shared_rules::{
    messaging::reading::thread_visibility::{ThreadVisible, explain_thread},
    visibility_reason::VisibilityReason,
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{message_thread, thread_user},
    membership::sees_thread,
};

/// A thread visible to the viewer, with an explanation of whether another member sees it.
pub(crate) struct ExplainedThread {
    pub id: Uuid,
    pub title: Option<String>,
    /// The users who are members of the thread.
    pub people: Vec<Uuid>,
    pub sees: bool,
    pub because: VisibilityReason,
}

/// Returns the threads that the viewer sees, with the member's access to each, the most recently active first.
/// Private threads that the viewer doesn't see are not mentioned. Takes two statements for any number of threads.
///
/// # Errors
/// When a database query fails.
pub(crate) async fn explain_threads(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    member: &LoanMember,
) -> Result<Vec<ExplainedThread>, DbErr> {
    let threads = message_thread::Entity::find()
        .filter(sees_thread(viewer))
        .order_by_desc(message_thread::Column::LastMessageAt)
        .order_by_desc(message_thread::Column::Id)
        .all(db)
        .await?;
    let of_loan = message_thread::Entity::find()
        .select_only()
        .column(message_thread::Column::Id)
        .filter(message_thread::Column::LoanId.eq(viewer.loan.id))
        .into_query();
    let places = thread_user::Entity::find()
        .filter(thread_user::Column::ThreadId.in_subquery(of_loan))
        .all(db)
        .await?;
    let mut people: BTreeMap<Uuid, HashSet<Uuid>> = BTreeMap::new();
    for place in places {
        people.entry(place.thread_id).or_default().insert(place.user_id);
    }
    Ok(threads
        .into_iter()
        .map(|row| explain_for_member(&row, people.remove(&row.id).unwrap_or_default(), member))
        .collect())
}

fn explain_for_member(
    row: &message_thread::Model,
    people: HashSet<Uuid>,
    member: &LoanMember,
) -> ExplainedThread {
    let category = serde_json::to_value(row.kind.0).ok();
    let (sees, because) = explain_thread(&ThreadVisible {
        viewer_id: member.user.id.to_string(),
        viewer_role: Some(member.role()),
        locked: row.locked,
        lending_team: row.lending_team,
        message_thread_category: category.and_then(|word| word.as_str().map(str::to_owned)),
        user_ids: people.iter().map(Uuid::to_string).collect(),
    });
    ExplainedThread {
        id: row.id,
        title: row.title.clone(),
        people: people.into_iter().collect(),
        sees,
        because,
    }
}
