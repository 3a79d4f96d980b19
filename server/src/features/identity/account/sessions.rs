//! The user's sessions.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use shared_rules::identity::device::{UserAgent, device_name};
use uuid::Uuid;

use super::dto::OwnSession;
use crate::{
    access::{SignedIn, sessions},
    entity::session,
    http::Problem,
    state::AppState,
};

/// The maximum number listed, most recently used first.
const MAX_LISTED: u64 = 100;

/// Returns the browsers in which the user is signed in: this one first, then by last use.
pub(super) async fn list(state: &AppState, signed_in: &SignedIn) -> Result<Vec<OwnSession>, Problem> {
    let now = state.clock.now();
    let rows = session::Entity::find()
        .filter(session::Column::UserId.eq(signed_in.user.id))
        .filter(session::Column::RevokedAt.is_null())
        .filter(session::Column::ExpiresAt.gt(now))
        .filter(session::Column::LastSeenAt.gt(now - state.config.session_idle))
        .order_by_desc(session::Column::LastSeenAt)
        .limit(MAX_LISTED)
        .all(state.db.read())
        .await?;
    let mut open: Vec<OwnSession> = rows
        .into_iter()
        .map(|row| OwnSession {
            id: row.id,
            device: device_name(&UserAgent { user_agent: row.user_agent }),
            created_at: row.created_at,
            last_seen_at: row.last_seen_at,
            current: row.id == signed_in.session_id,
        })
        .collect();
    open.sort_by_key(|session| !session.current);
    Ok(open)
}

/// Signs out one of the user's browsers.
pub(super) async fn end_session(state: &AppState, signed_in: &SignedIn, id: Uuid) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    if !sessions::close_one(&tx, state.clock.now(), signed_in.user.id, id).await? {
        return Err(Problem::not_found());
    }
    tx.commit().await?;
    Ok(())
}
