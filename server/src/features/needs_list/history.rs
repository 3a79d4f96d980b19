//! What somebody did to an element stays on record.

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait};
use serde_json::Value;
use uuid::Uuid;

use crate::entity::element_history;

/// One entry: what happened to which element, by whom, and what belongs to it.
pub(super) struct Entry<'a> {
    pub element_id: Uuid,
    pub actor_id: Uuid,
    pub kind: &'a str,
    pub detail: Value,
    pub at: DateTime<Utc>,
}

/// Keeps an entry.
pub(super) async fn record(tx: &impl ConnectionTrait, entry: Entry<'_>) -> Result<(), DbErr> {
    let row = element_history::ActiveModel {
        id: Set(Uuid::now_v7()),
        element_id: Set(entry.element_id),
        actor_id: Set(entry.actor_id),
        kind: Set(entry.kind.to_owned()),
        detail: Set(entry.detail.to_string()),
        at: Set(entry.at),
    };
    element_history::Entity::insert(row).exec_without_returning(tx).await.map(|_| ())
}
