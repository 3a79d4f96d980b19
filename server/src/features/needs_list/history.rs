//! The history of elements.

use std::{collections::BTreeSet, iter::repeat_with};

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait};
use serde_json::Value;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use super::previous_state::PreviousState;
use crate::{
    entity::{EnumColumn, element_history},
    features::{
        activity::{self, ActivityScope},
        notifications::{self, RequestEvent},
    },
    realtime::Changes,
};

/// A history entry: the event, its element, the actor and the details.
pub(crate) struct Entry<'a> {
    pub element_id: Uuid,
    pub actor_id: Uuid,
    pub kind: HistoryKind,
    pub detail: Value,
    pub at: DateTime<Utc>,
    /// The element's previous state, if the actor may undo the change.
    pub before: Option<&'a PreviousState>,
}

/// Saves an entry.
pub(super) async fn record_entry(
    changes: &Changes,
    place: ActivityScope,
    entry: Entry<'_>,
) -> Result<(), DbErr> {
    record_entries(changes, place, [entry]).await
}

/// Saves entries along with the loan's activity, and notifies the people concerned.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn record_entries(
    changes: &Changes,
    place: ActivityScope,
    entries: impl IntoIterator<Item = Entry<'_>>,
) -> Result<(), DbErr> {
    let people = record_without_notifying(&**changes, place, entries).await?;
    changes.publish_notices_changed(people);
    Ok(())
}

/// Saves entries without notifying anyone; returns the people concerned.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn record_without_notifying(
    tx: &impl ConnectionTrait,
    place: ActivityScope,
    entries: impl IntoIterator<Item = Entry<'_>>,
) -> Result<BTreeSet<Uuid>, DbErr> {
    let entries: Vec<Entry<'_>> = entries.into_iter().collect();
    if entries.is_empty() {
        return Ok(BTreeSet::new());
    }
    activity::save_activities(
        tx,
        activity::request_activities(place, entries.iter().map(Entry::activity_fields)),
    )
    .await?;
    let happened = entries.iter().flat_map(Entry::notification_events).collect();
    let row = |entry: Entry<'_>| element_history::ActiveModel {
        id: Set(Uuid::now_v7()),
        element_id: Set(entry.element_id),
        actor_id: Set(entry.actor_id),
        kind: Set(EnumColumn(entry.kind)),
        detail: Set(entry.detail.to_string()),
        at: Set(entry.at),
        before: Set(entry.before.map(PreviousState::to_json)),
        version: Set(entry.before.map(PreviousState::next_version)),
    };
    let rows: Vec<_> = entries.into_iter().map(row).collect();
    element_history::Entity::insert_many(rows).exec_without_returning(tx).await?;
    notifications::update_request_notices(tx, happened).await
}

impl Entry<'_> {
    /// Returns the part of the entry that the loan's activity shows.
    const fn activity_fields(&self) -> (Uuid, Uuid, HistoryKind, &Value, DateTime<Utc>) {
        (self.element_id, self.actor_id, self.kind, &self.detail, self.at)
    }

    /// Returns one notification event for each document that was added.
    fn notification_events(&self) -> impl Iterator<Item = RequestEvent> {
        let documents = self.detail["documents"].as_array().filter(|_| self.kind == HistoryKind::Answered);
        repeat_with(|| self.notification_event()).take(documents.map_or(1, Vec::len))
    }

    fn notification_event(&self) -> RequestEvent {
        RequestEvent {
            element_id: self.element_id,
            actor_id: self.actor_id,
            kind: self.kind,
            detail: self.detail.clone(),
            at: self.at,
            excused_by: self.before.and_then(PreviousState::claimed_by),
        }
    }
}
