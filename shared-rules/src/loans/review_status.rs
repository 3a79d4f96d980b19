//! The review statuses of a loan are ordered from LEAD to WITHDRAWN; a loan has reached a status when its own isn't
//! earlier in that order.

use serde::{Deserialize, Serialize};

/// The review status of a loan. The variants are in the order of the specification (platform §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum ReviewStatus {
    Lead,
    InProgress,
    ReadyForUnderwriting,
    ReadyForReviewPending,
    ReadyForReviewReview,
    ReviewCompleteAccepted,
    ReviewCompleteConditional,
    ReviewCompleteRejected,
    Closing,
    InService,
    Archive,
    InDefault,
    Hold,
    Withdrawn,
}

impl ReviewStatus {
    /// Display name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Lead => "Lead",
            Self::InProgress => "In progress",
            Self::ReadyForUnderwriting => "Ready for underwriting",
            Self::ReadyForReviewPending => "Review pending",
            Self::ReadyForReviewReview => "In review",
            Self::ReviewCompleteAccepted => "Accepted",
            Self::ReviewCompleteConditional => "Conditionally accepted",
            Self::ReviewCompleteRejected => "Rejected",
            Self::Closing => "Closing",
            Self::InService => "In service",
            Self::Archive => "Archived",
            Self::InDefault => "In default",
            Self::Hold => "On hold",
            Self::Withdrawn => "Withdrawn",
        }
    }
}

impl ReviewStatus {
    /// Every status, in order.
    pub const ALL: [Self; 14] = [
        Self::Lead,
        Self::InProgress,
        Self::ReadyForUnderwriting,
        Self::ReadyForReviewPending,
        Self::ReadyForReviewReview,
        Self::ReviewCompleteAccepted,
        Self::ReviewCompleteConditional,
        Self::ReviewCompleteRejected,
        Self::Closing,
        Self::InService,
        Self::Archive,
        Self::InDefault,
        Self::Hold,
        Self::Withdrawn,
    ];

    /// Returns the last status in the order: anything that waits for a status is visible in it.
    #[must_use]
    pub const fn last() -> Self {
        Self::Withdrawn
    }
}
