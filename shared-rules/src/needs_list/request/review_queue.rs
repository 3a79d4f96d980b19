//! A lender's review queue, document by document: those without a verdict, the one that waits longest first. After the
//! last one the first follows again, so skipped documents come around.

use crate::needs_list::request_state::AnswerState;
use crate::team::role::RoleGroup;
use crate::text::needs_list as text;
use crate::value::ordering::order_by;
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

/// A document that answers a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SentDocument {
    /// The document's id.
    pub document_id: String,
    /// A lender's verdict on it.
    pub review_state: AnswerState,
    /// When it was sent (RFC 3339).
    pub sent_at: String,
}

/// The documents of some requests, and who reviews them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReviewQueue {
    /// The role group of the person looking.
    pub viewer: RoleGroup,
    /// Every document, reviewed or not; one that answers two requests may be listed twice.
    pub documents: Vec<SentDocument>,
    /// The document that is open.
    #[serde(default)]
    pub current: Option<String>,
}

/// The documents to review, and the position of the open one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReviewQueueAnswer {
    /// Their ids, the one that waits longest first.
    pub document_ids: Vec<String>,
    /// The position, in words.
    pub label: String,
    /// The one before the open one; none where no other waits.
    pub previous: Option<String>,
    /// The one after it.
    pub next: Option<String>,
}

/// Lenders review the documents that nobody has judged yet, the one that waits longest first; after the last comes
/// the first again.
///
/// The documents to review in order, and those next to the open one, which may already be reviewed.
///
/// Rule from platform §1, §2.1; NEEDS-01, NEEDS-17.
#[must_use]
pub fn review_queue(input: &ReviewQueue) -> ReviewQueueAnswer {
    let mut all: Vec<&SentDocument> = input.documents.iter().collect();
    order_by(&mut all, |document| place(document));
    let lender = input.viewer == RoleGroup::Lender;
    let waits = |document: &SentDocument| lender && document.review_state == AnswerState::Submitted;
    let mut waiting: Vec<&SentDocument> = all.iter().copied().filter(|document| waits(document)).collect();
    waiting.dedup_by(|one, other| one.document_id == other.document_id);
    let current = input.current.as_deref();
    let open =
        all.iter().find(|document| current == Some(document.document_id.as_str())).map(|one| place(one));
    let other = |document: &&&SentDocument| current != Some(document.document_id.as_str());
    let after = |document: &&&SentDocument| open.as_ref().is_some_and(|open| place(document) > *open);
    let before = |document: &&&SentDocument| open.as_ref().is_some_and(|open| place(document) < *open);
    let next = waiting.iter().find(after).or_else(|| waiting.iter().find(other));
    let previous = waiting.iter().rfind(before).or_else(|| waiting.iter().rfind(other));
    let id = |document: &&SentDocument| document.document_id.clone();
    ReviewQueueAnswer {
        label: label(&waiting, current),
        previous: previous.map(id),
        next: next.map(id),
        document_ids: waiting.iter().map(id).collect(),
    }
}

/// The order: by time, what has none last, then by id.
fn place(document: &SentDocument) -> (bool, Option<DateTime<FixedOffset>>, &str) {
    let at = DateTime::parse_from_rfc3339(&document.sent_at).ok();
    (at.is_none(), at, document.document_id.as_str())
}

fn label(waiting: &[&SentDocument], current: Option<&str>) -> String {
    let count = waiting.len().to_string();
    let place = waiting.iter().position(|document| current == Some(document.document_id.as_str()));
    match place {
        Some(index) => {
            let number = index.saturating_add(1).to_string();
            text::REVIEW_PLACE.fill(&[("number", &number), ("count", &count)])
        }
        None if waiting.is_empty() => text::REVIEW_NOTHING.to_string(),
        None => text::REVIEW_COUNT.fill(&[("count", &count)]),
    }
}
