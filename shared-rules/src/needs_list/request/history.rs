//! The history of a request, and the part of it that borrowers and contacts read too: uploads, reviews, and that the
//! request exists. How lenders arrange their list is visible to lenders only.

use crate::team::role::RoleGroup;
use serde::{Deserialize, Serialize};

/// An event of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HistoryKind {
    /// It was added.
    Created,
    /// Its name, description, priority or visibility changed.
    Updated,
    /// It moved to another place or folder.
    Moved,
    /// It was deleted.
    Deleted,
    /// Deleting it was undone.
    Restored,
    /// A document was uploaded.
    Answered,
    /// A document was removed.
    AnswerRemoved,
    /// A lender took documents, or agreed that it doesn't apply.
    Accepted,
    /// A lender rejected documents, or marked the request as applicable.
    Rejected,
    /// A lender set documents back to submitted.
    BackToSubmitted,
    /// A person marked it as not applicable.
    NotApplicable,
    /// A person withdrew that.
    Applicable,
    /// A person commented on it.
    Commented,
    /// It was assigned to a person.
    Shared,
    /// A person was unassigned.
    Unshared,
    /// The author of a publicly recorded event undid it.
    TakenBack,
}

/// The kinds that everyone reads who sees the request.
pub const SEEN_BY_ALL: [HistoryKind; 8] = [
    HistoryKind::Created,
    HistoryKind::Answered,
    HistoryKind::AnswerRemoved,
    HistoryKind::Accepted,
    HistoryKind::Rejected,
    HistoryKind::NotApplicable,
    HistoryKind::Applicable,
    HistoryKind::TakenBack,
];

/// An entry and who wants to read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HistoryView {
    /// The role group of the person, who sees the request.
    pub viewer: RoleGroup,
    /// The event.
    pub kind: HistoryKind,
}

/// Lenders read a request's whole history; others read what was submitted and how it was reviewed.
///
/// Whether the person reads such an entry.
///
/// Rule from platform §6; NEEDS-22.
#[must_use]
pub fn history_visible(input: &HistoryView) -> bool {
    input.viewer == RoleGroup::Lender || SEEN_BY_ALL.contains(&input.kind)
}
