//! The stages that group a loan's review statuses, and a sentence about each for borrowers and contacts. On hold and
//! withdrawn belong to no stage.

use super::review_status::ReviewStatus;
use crate::text::loans as text;
use ReviewStatus::{
    Archive, Closing, Hold, InDefault, InProgress, InService, Lead, ReadyForReviewPending,
    ReadyForReviewReview, ReadyForUnderwriting, ReviewCompleteAccepted, ReviewCompleteConditional,
    ReviewCompleteRejected, Withdrawn,
};
use serde::{Deserialize, Serialize};

/// A stage of a loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoanStage {
    /// The title.
    pub title: &'static str,
    /// Its statuses, in order.
    pub statuses: &'static [ReviewStatus],
}

/// The stages of a loan, in order.
pub const STAGES: [LoanStage; 6] = [
    LoanStage { title: "Application", statuses: &[Lead, InProgress] },
    LoanStage { title: "Underwriting", statuses: &[ReadyForUnderwriting] },
    LoanStage { title: "Review", statuses: &[ReadyForReviewPending, ReadyForReviewReview] },
    LoanStage {
        title: "Decision",
        statuses: &[ReviewCompleteAccepted, ReviewCompleteConditional, ReviewCompleteRejected],
    },
    LoanStage { title: "Closing", statuses: &[Closing] },
    LoanStage { title: "Servicing", statuses: &[InService, Archive, InDefault] },
];

/// The statuses outside the stages.
pub const OUTSIDE_STAGES: LoanStage = LoanStage { title: "On hold", statuses: &[Hold, Withdrawn] };

/// Returns whether documents are still requested in that status: from the application until closing, unless the loan
/// was rejected, is on hold or was withdrawn.
#[must_use]
pub fn is_under_way(status: ReviewStatus) -> bool {
    let [.., servicing] = STAGES;
    let over = servicing.statuses.contains(&status) || OUTSIDE_STAGES.statuses.contains(&status);
    !over && status != ReviewCompleteRejected
}

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

/// Returns the sentence about the loan's stage for borrowers and contacts. It never announces a decision: a lender
/// does that in person.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn stage_outlook(input: &StageOutlook) -> String {
    let words = match input.status {
        Lead => text::STAGE_LEAD,
        InProgress => text::STAGE_IN_PROGRESS,
        ReadyForUnderwriting => text::STAGE_UNDERWRITING,
        ReadyForReviewPending => text::STAGE_REVIEW_PENDING,
        ReadyForReviewReview => text::STAGE_REVIEW,
        ReviewCompleteAccepted | ReviewCompleteConditional | ReviewCompleteRejected => text::STAGE_REVIEWED,
        Closing => text::STAGE_CLOSING,
        InService => text::STAGE_IN_SERVICE,
        Archive => text::STAGE_ARCHIVE,
        InDefault => text::STAGE_IN_DEFAULT,
        Hold => text::STAGE_HOLD,
        Withdrawn => text::STAGE_WITHDRAWN,
    };
    words.fill(&[("lender", &input.lender)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_status_belongs_to_one_stage() {
        let staged = STAGES.iter().chain([&OUTSIDE_STAGES]).flat_map(|stage| stage.statuses);
        assert_eq!(staged.copied().collect::<Vec<_>>(), ReviewStatus::ALL);
    }

    #[test]
    fn requests_documents_until_closing() {
        let over: Vec<_> = ReviewStatus::ALL.into_iter().filter(|status| !is_under_way(*status)).collect();
        assert_eq!(over, [ReviewCompleteRejected, InService, Archive, InDefault, Hold, Withdrawn]);
    }
}
