//! What somebody did to an element stays on record.

use std::{collections::BTreeSet, iter::repeat_with};

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait};
use serde_json::Value;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use super::before::Before;
use crate::{
    entity::{Word, element_history},
    features::{
        activity::{self, Place},
        notifications::{self, Happening},
    },
    realtime::Changes,
};

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
pub(super) async fn record(changes: &Changes, place: Place, entry: Entry<'_>) -> Result<(), DbErr> {
    record_all(changes, place, [entry]).await
}

/// Keeps some entries, beside what happened on the loan, and tells those whom they concern.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn record_all(
    changes: &Changes,
    place: Place,
    entries: impl IntoIterator<Item = Entry<'_>>,
) -> Result<(), DbErr> {
    let people = record_quietly(&**changes, place, entries).await?;
    changes.notice(people);
    Ok(())
}

/// The same where nobody listens yet; answers whom the entries concern.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn record_quietly(
    tx: &impl ConnectionTrait,
    place: Place,
    entries: impl IntoIterator<Item = Entry<'_>>,
) -> Result<BTreeSet<Uuid>, DbErr> {
    let entries: Vec<Entry<'_>> = entries.into_iter().collect();
    if entries.is_empty() {
        return Ok(BTreeSet::new());
    }
    activity::keep(tx, activity::of_requests(place, entries.iter().map(Entry::told))).await?;
    let happened = entries.iter().flat_map(Entry::happenings).collect();
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
    element_history::Entity::insert_many(rows).exec_without_returning(tx).await?;
    notifications::of_requests(tx, happened).await
}

impl Entry<'_> {
    /// What is told of it among what happened on the loan.
    const fn told(&self) -> (Uuid, Uuid, HistoryKind, &Value, DateTime<Utc>) {
        (self.element_id, self.actor_id, self.kind, &self.detail, self.at)
    }

    /// As often as people are told: of each document that came.
    fn happenings(&self) -> impl Iterator<Item = Happening> {
        let documents = self.detail["documents"].as_array().filter(|_| self.kind == HistoryKind::Answered);
        repeat_with(|| self.happening()).take(documents.map_or(1, Vec::len))
    }

    fn happening(&self) -> Happening {
        Happening {
            element_id: self.element_id,
            actor_id: self.actor_id,
            kind: self.kind,
            detail: self.detail.clone(),
            at: self.at,
            excused_by: self.before.and_then(Before::excused_by),
        }
    }
}
