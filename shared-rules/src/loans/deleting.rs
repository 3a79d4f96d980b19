//! What can be deleted of loans: a lead on which nothing has happened yet. Everything else is archived.

use serde::{Deserialize, Serialize};

use super::opening::{FactsEditing, facts_editing};
use super::review_status::ReviewStatus;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// A loan, and somebody on it who wants to delete it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanDeletion {
    /// Their role on it.
    pub viewer_role: Role,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// How many documents are on it or on their way there, deleted ones too.
    #[serde(default)]
    pub documents: u32,
    /// How much was written about it: messages, drafts and comments.
    #[serde(default)]
    pub messages: u32,
}

/// Who may change what is known of a loan deletes it as long as it is a lead without documents and messages.
///
/// Whether they may, and if not, why and what to do instead.
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
