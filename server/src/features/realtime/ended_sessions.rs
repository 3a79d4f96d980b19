//! Closes the sockets of a session within a second after it was signed out, here or on another server.

use chrono::Duration;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QuerySelect};
use uuid::Uuid;

use crate::{entity::session, state::AppState};

/// The period to look back: longer than clock skew and slow commits.
const BACK: Duration = Duration::seconds(60);

/// Closes the sockets of recently ended sessions.
///
/// # Errors
/// When a database query fails.
pub(crate) async fn end_sockets(state: &AppState) -> Result<(), DbErr> {
    if state.hub.is_empty() {
        return Ok(());
    }
    let ended: Vec<Uuid> = session::Entity::find()
        .select_only()
        .column(session::Column::Id)
        .filter(session::Column::RevokedAt.gte(state.clock.now() - BACK))
        .into_tuple()
        .all(state.db.read())
        .await?;
    ended.into_iter().for_each(|session| state.hub.end_session(session));
    Ok(())
}
