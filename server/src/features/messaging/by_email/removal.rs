//! Removing an email participant from a thread, and restoring one.

use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use serde_json::json;
use shared_rules::messaging::sending::email_participants::{RemoveByEmail, remove_by_email};
use uuid::Uuid;

use super::participants::set_removed;
use crate::{
    access::ThreadMember,
    entity::email_participant,
    features::messaging::{
        dto::Thread, event_audience, outside_addresses, reading::threads, sending::clear_people_key,
    },
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Removes or restores the participant, and returns the thread. Idempotent. A removal also withdraws emails that wait
/// for approval.
///
/// # Errors
/// *Not found*, when there is no such participant or the viewer doesn't see the thread; *refused*, when the viewer
/// isn't a lender.
pub(super) async fn set_participant(
    state: &AppState,
    viewer: ThreadMember,
    id: Uuid,
    removed: bool,
) -> Result<Thread, Problem> {
    viewer.require_thread()?;
    let violations = remove_by_email(&RemoveByEmail { viewer_role: viewer.member.role() });
    if !violations.is_empty() {
        return Err(Problem::refused(violations));
    }
    let mut changes = Changes::begin(state).await?;
    let row = email_participant::Entity::find_by_id(id)
        .filter(email_participant::Column::ThreadId.eq(viewer.thread.id))
        .one(&*changes)
        .await?
        .ok_or_else(Problem::not_found)?;
    let mark = removed.then(|| (changes.now(), viewer.member.user.id));
    if set_removed(&changes, &row, mark).await? {
        if removed {
            // A message to the thread's original people must start a new thread.
            clear_people_key(&changes, &viewer.thread).await?;
            outside_addresses::withdraw_in_thread(&mut changes, &viewer.thread, &row.address).await?;
        }
        let audience = event_audience::audience(&*changes, &viewer.thread).await?;
        let ids = json!({ "threadId": viewer.thread.id });
        changes.publish_to_audience(viewer.thread.loan_id, Kind::Thread, &ids, audience);
    }
    changes.commit().await?;
    threads::load_thread(state, viewer).await
}
