//! Replays a topic's events after a given number.

use axum::extract::ws::Utf8Bytes;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde_json::json;

use super::{Topic, protocol::ServerMessage};
use crate::{
    db::ReadPool,
    entity::{event, topic},
};

/// The maximum number of replayed events. Beyond it, reloading everything is faster.
const MOST: u64 = 500;

/// The events that a subscriber missed.
pub(crate) enum MissedEvents {
    /// These events, in order.
    Events(Vec<(i64, Utf8Bytes)>),
    /// Too many events; the topic's last event has this number.
    TooMuch(i64),
}

/// Returns the number of the topic's last event; 0 before the first.
pub(crate) async fn last_number(db: &ReadPool, name: &str) -> Result<i64, DbErr> {
    let row = topic::Entity::find_by_id(name).one(db).await?;
    Ok(row.map_or(0, |row| row.seq))
}

/// Returns the events after number `since`, with or without the ids they concern.
pub(crate) async fn load_events_after(
    db: &ReadPool,
    topic: Topic,
    since: i64,
    with_ids: bool,
) -> Result<MissedEvents, DbErr> {
    let name = topic.to_string();
    let rows = event::Entity::find()
        .filter(event::Column::Topic.eq(&name))
        .filter(event::Column::Seq.gt(since))
        .order_by_asc(event::Column::Seq)
        .limit(MOST + 1)
        .all(db)
        .await?;
    let last = last_number(db, &name).await?;
    let whole = match rows.first() {
        Some(first) => first.seq == since.saturating_add(1) && rows.len() as u64 <= MOST,
        // The topic never had this number, so the browser has seen a different database.
        None => since == last,
    };
    if !whole {
        return Ok(MissedEvents::TooMuch(last));
    }
    let encode = |row: event::Model| {
        let ids = if with_ids { serde_json::from_str(&row.data).unwrap_or_default() } else { json!({}) };
        (row.seq, ServerMessage::event(&name, &row.kind, &ids, row.seq).text().into())
    };
    Ok(MissedEvents::Events(rows.into_iter().map(encode).collect()))
}
