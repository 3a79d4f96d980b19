//! A lender removes an email participant from a thread, or brings one back.

use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use serde_json::json;
use shared_rules::messaging::sending::email_participants::{RemoveByEmail, remove_by_email};
use uuid::Uuid;

use super::participants::set_removed;
use crate::{
    access::ThreadMember,
    entity::email_participant,
    features::messaging::{dto::Thread, outside, reading::threads, sending::forget_key, telling},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Removes the participant, or brings it back, and returns the thread. Repeating it changes nothing. Mails that wait for
/// approval are withdrawn with a removal.
///
/// # Errors
/// *Not found*, when there is none or the viewer doesn't see the thread; *refused* for people who don't lend.
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
            // A message to its first people starts another thread.
            forget_key(&changes, &viewer.thread).await?;
            outside::withdraw_in_thread(&mut changes, &viewer.thread, &row.address).await?;
        }
        let audience = telling::audience(&*changes, &viewer.thread).await?;
        let ids = json!({ "threadId": viewer.thread.id });
        changes.whisper(viewer.thread.loan_id, Kind::Thread, &ids, audience);
    }
    changes.commit().await?;
    threads::one(state, viewer).await
}
