//! Where a loan stands and what happens at that stage, said to borrowers and contacts.

use serde::{Deserialize, Serialize};

use super::review_status::ReviewStatus;
use crate::text::loans as text;

/// A loan's status and its lender.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StageOutlook {
    /// The loan's review status.
    pub status: ReviewStatus,
    /// The lending company's name.
    pub lender: String,
}

/// Borrowers read what happens at the loan's stage; a decision is told by people.
///
/// The sentence to show (platform §4; ENTITY-03). A decision is told by people, never first by this
/// page.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn stage_outlook(input: &StageOutlook) -> String {
    let words = match input.status {
        ReviewStatus::Lead => text::STAGE_LEAD,
        ReviewStatus::InProgress => text::STAGE_IN_PROGRESS,
        ReviewStatus::ReadyForUnderwriting => text::STAGE_UNDERWRITING,
        ReviewStatus::ReadyForReviewPending => text::STAGE_REVIEW_PENDING,
        ReviewStatus::ReadyForReviewReview => text::STAGE_REVIEW,
        ReviewStatus::ReviewCompleteAccepted
        | ReviewStatus::ReviewCompleteConditional
        | ReviewStatus::ReviewCompleteRejected => text::STAGE_REVIEWED,
        ReviewStatus::Closing => text::STAGE_CLOSING,
        ReviewStatus::InService => text::STAGE_IN_SERVICE,
        ReviewStatus::Archive => text::STAGE_ARCHIVE,
        ReviewStatus::InDefault => text::STAGE_IN_DEFAULT,
        ReviewStatus::Hold => text::STAGE_HOLD,
        ReviewStatus::Withdrawn => text::STAGE_WITHDRAWN,
    };
    words.fill(&[("lender", &input.lender)])
}
