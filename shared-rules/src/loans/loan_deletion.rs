//! Deletion of loans: only a lead without any activity can be deleted. All other loans are archived.

use serde::{Deserialize, Serialize};

use super::loan_creation::{FactsEditing, facts_editing};
use super::review_status::ReviewStatus;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// A loan and a member who wants to delete it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanDeletion {
    /// The member's role on it.
    pub viewer_role: Role,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// The number of its documents, including deleted ones and those being uploaded.
    #[serde(default)]
    pub documents: u32,
    /// The number of its messages, drafts and comments.
    #[serde(default)]
    pub messages: u32,
}

/// Members who may edit a loan's facts may delete it while it is a lead without documents and messages.
///
/// Returns whether the loan may be deleted, and the reason and the alternative if not.
///
/// Rule from platform §4, §6; ENTITY-03, PERM-07.
#[must_use]
pub fn loan_deletion(input: &LoanDeletion) -> Verdict {
    let editing = facts_editing(&FactsEditing { viewer_role: input.viewer_role });
    if !editing.allowed {
        return editing;
    }
    let text = if input.loan_status != ReviewStatus::Lead {
        Some(text::loans::DELETE_ONLY_LEADS)
    } else if input.documents > 0 {
        Some(text::loans::DELETE_DOCUMENTS)
    } else if input.messages > 0 {
        Some(text::loans::DELETE_MESSAGES)
    } else {
        None
    };
    text.map(|text| text.violation("loanStatus")).into()
}
