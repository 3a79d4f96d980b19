//! What somebody did to an element stays on record.

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait};
use serde_json::Value;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use super::before::Before;
use crate::entity::{Word, element_history};

/// One entry: what happened to which element, by whom, and what belongs to it.
pub(crate) struct Entry<'a> {
    pub element_id: Uuid,
    pub actor_id: Uuid,
    pub kind: HistoryKind,
    pub detail: Value,
    pub at: DateTime<Utc>,
    /// How it was, where who did it may take it back.
    pub before: Option<&'a Before>,
}

/// Keeps an entry.
pub(super) async fn record(tx: &impl ConnectionTrait, entry: Entry<'_>) -> Result<(), DbErr> {
    record_all(tx, [entry]).await
}

/// Keeps some entries.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn record_all(
    tx: &impl ConnectionTrait,
    entries: impl IntoIterator<Item = Entry<'_>>,
) -> Result<(), DbErr> {
    let row = |entry: Entry<'_>| element_history::ActiveModel {
        id: Set(Uuid::now_v7()),
        element_id: Set(entry.element_id),
        actor_id: Set(entry.actor_id),
        kind: Set(Word(entry.kind)),
        detail: Set(entry.detail.to_string()),
        at: Set(entry.at),
        before: Set(entry.before.map(Before::json)),
        version: Set(entry.before.map(Before::next_version)),
    };
    let rows: Vec<_> = entries.into_iter().map(row).collect();
    if rows.is_empty() {
        return Ok(());
    }
    element_history::Entity::insert_many(rows).exec_without_returning(tx).await.map(|_| ())
}
