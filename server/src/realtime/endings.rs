//! A session that is signed out, here or on another server, ends its sockets within a second.

use std::time::Duration;

use chrono::Duration as Span;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QuerySelect};
use tokio::time::{MissedTickBehavior, interval};
use uuid::Uuid;

use crate::{entity::session, state::AppState};

/// How often it is looked for sessions that have ended.
const EVERY: Duration = Duration::from_millis(250);

/// How far back: longer than a clock or a slow commit may be behind.
const BACK: Span = Span::seconds(60);

/// Looks for them until the server is asked to stop.
pub(crate) fn watch(state: AppState) {
    tokio::spawn(async move {
        let mut stopping = state.stopping.clone();
        let mut turns = interval(EVERY);
        turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = turns.tick() => {}
                _ = stopping.changed() => break,
            }
            if state.hub.is_empty() {
                continue;
            }
            match ended(&state).await {
                Ok(sessions) => sessions.into_iter().for_each(|session| state.hub.end(session)),
                Err(error) => tracing::warn!(%error, "couldn't look for ended sessions; will try again"),
            }
        }
    });
}

async fn ended(state: &AppState) -> Result<Vec<Uuid>, DbErr> {
    session::Entity::find()
        .select_only()
        .column(session::Column::Id)
        .filter(session::Column::RevokedAt.gte(state.clock.now() - BACK))
        .into_tuple()
        .all(state.db.read())
        .await
}
