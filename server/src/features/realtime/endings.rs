//! A session that is signed out, here or on another server, ends its sockets within a second.

use chrono::Duration;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QuerySelect};
use uuid::Uuid;

use crate::{entity::session, state::AppState};

/// How far back it is looked: longer than a clock or a slow commit may be behind.
const BACK: Duration = Duration::seconds(60);

/// Ends the sockets of sessions that have ended lately.
///
/// # Errors
/// When the database can't be asked.
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
    ended.into_iter().for_each(|session| state.hub.end(session));
    Ok(())
}
