//! The state of an element before a change, as stored in the history, so that an undo doesn't have to trust the
//! browser.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::ActiveValue::Set;
use serde::{Deserialize, Serialize};
use shared_rules::needs_list::{
    element::VisibleAt,
    priority::PriorityType,
    request_state::AnswerState,
    review::{RejectReason, ReviewState},
};
use uuid::Uuid;

use crate::entity::{EnumColumn, answer, needs_list_element as element};

/// The state of an element before a change.
pub(crate) struct PreviousState {
    /// Its id.
    pub id: Uuid,
    version: i32,
    record: HistoryState,
}

/// The stored form of that state.
enum HistoryState {
    ElementSnapshot(Box<ElementSnapshot>),
    RevertedTo(RevertedTo),
}

/// The record of an undo: the element is in the same state as at that version, and the change before it can be undone
/// in turn.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RevertedTo {
    pub stands_at: i32,
}

/// The part of an element that a change can modify.
#[derive(Serialize, Deserialize)]
pub(super) struct ElementSnapshot {
    pub name: String,
    pub description: Option<String>,
    pub priority_type: PriorityType,
    pub hidden: bool,
    pub visible_at_status: Option<VisibleAt>,
    #[serde(flatten)]
    pub asked: RequestSnapshot,
    pub review_state: ReviewState,
    pub verdict: VerdictSnapshot,
    pub not_applicable_reason: Option<String>,
    pub not_applicable_by: Option<Uuid>,
    pub not_applicable_at: Option<DateTime<Utc>>,
    /// None if the change left the files alone.
    pub files: Option<Vec<AnswerSnapshot>>,
}

/// Fields that older records don't contain.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct RequestSnapshot {
    pub due_date: Option<NaiveDate>,
    /// Records from before it could be changed don't contain it; then it stays the same.
    #[serde(deserialize_with = "crate::http::deserialize_explicit_null")]
    pub freshness_days: Option<Option<i32>>,
    pub optional: bool,
    pub instructions: Option<String>,
    pub internal_note: Option<String>,
}

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct VerdictSnapshot {
    pub by: Option<Uuid>,
    pub at: Option<DateTime<Utc>>,
    pub reason: Option<RejectReason>,
    pub note: Option<String>,
    /// The page marks on a file; older records contain none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<String>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct AnswerSnapshot {
    pub id: Uuid,
    pub document_id: Uuid,
    pub answered_by: Uuid,
    pub answered_at: DateTime<Utc>,
    pub review_state: AnswerState,
    pub verdict: VerdictSnapshot,
}

impl PreviousState {
    /// Returns the user who had claimed that it doesn't apply.
    pub(super) fn claimed_by(&self) -> Option<Uuid> {
        match &self.record {
            HistoryState::ElementSnapshot(kept) => kept.not_applicable_by,
            HistoryState::RevertedTo(_) => None,
        }
    }

    /// Returns the state before an undo, which leaves the element as it was at version `stands_at`.
    pub(super) const fn before_undo(row: &element::Model, stands_at: i32) -> Self {
        Self { id: row.id, version: row.version, record: HistoryState::RevertedTo(RevertedTo { stands_at }) }
    }

    /// Returns the element's current state, with its files if they may change too.
    pub(super) fn of(row: &element::Model, files: Option<&[answer::Model]>) -> Self {
        let row = row.clone();
        let kept = ElementSnapshot {
            name: row.name,
            description: row.description,
            priority_type: row.priority_type.0,
            hidden: row.hidden,
            visible_at_status: row.visible_at_status.map(|status| status.0),
            asked: RequestSnapshot {
                due_date: row.due_date,
                freshness_days: Some(row.freshness_days),
                optional: row.optional,
                instructions: row.instructions,
                internal_note: row.internal_note,
            },
            review_state: row.review_state.0,
            verdict: VerdictSnapshot {
                by: row.reviewed_by,
                at: row.reviewed_at,
                reason: row.rejection_reason.map(|reason| reason.0),
                note: row.rejection_note,
                marks: None,
            },
            not_applicable_reason: row.not_applicable_reason,
            not_applicable_by: row.not_applicable_by,
            not_applicable_at: row.not_applicable_at,
            files: files.map(|files| files.iter().map(AnswerSnapshot::of).collect()),
        };
        Self { id: row.id, version: row.version, record: HistoryState::ElementSnapshot(Box::new(kept)) }
    }

    /// Returns the stored form.
    pub(super) fn to_json(&self) -> String {
        match &self.record {
            HistoryState::ElementSnapshot(kept) => serde_json::to_string(kept),
            HistoryState::RevertedTo(version) => serde_json::to_string(version),
        }
        .unwrap_or_default()
    }

    /// Returns the version after the change.
    pub(super) const fn next_version(&self) -> i32 {
        self.version.saturating_add(1)
    }
}

impl AnswerSnapshot {
    /// Returns the file's current state.
    pub fn of(file: &answer::Model) -> Self {
        Self {
            id: file.id,
            document_id: file.document_id,
            answered_by: file.answered_by,
            answered_at: file.answered_at,
            review_state: file.review_state.0,
            verdict: VerdictSnapshot {
                by: file.reviewed_by,
                at: file.reviewed_at,
                reason: file.rejection_reason.map(|reason| reason.0),
                note: file.rejection_note.clone(),
                marks: file.rejection_marks.clone(),
            },
        }
    }

    /// Returns the file's row with this state.
    pub fn row(&self, element_id: Uuid) -> answer::ActiveModel {
        let verdict = self.verdict.clone();
        answer::ActiveModel {
            id: Set(self.id),
            element_id: Set(element_id),
            document_id: Set(self.document_id),
            answered_by: Set(self.answered_by),
            answered_at: Set(self.answered_at),
            review_state: Set(EnumColumn(self.review_state)),
            reviewed_by: Set(verdict.by),
            reviewed_at: Set(verdict.at),
            rejection_reason: Set(verdict.reason.map(EnumColumn)),
            rejection_note: Set(verdict.note),
            rejection_marks: Set(verdict.marks),
        }
    }
}
