//! Unread messages are counted by category; only lenders have a count for the archive.

use serde::{Deserialize, Serialize};

use crate::loans::review_status::ReviewStatus;
use crate::team::role::RoleGroup;

/// A category of loans whose unread messages are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum UnreadCategory {
    Lead,
    Origination,
    Portfolio,
    Archive,
}

impl UnreadCategory {
    /// Returns the category of a loan in that status.
    #[must_use]
    pub const fn of(status: ReviewStatus) -> Self {
        match status {
            ReviewStatus::Lead => Self::Lead,
            ReviewStatus::InService | ReviewStatus::InDefault => Self::Portfolio,
            ReviewStatus::Archive | ReviewStatus::Withdrawn => Self::Archive,
            ReviewStatus::InProgress
            | ReviewStatus::ReadyForUnderwriting
            | ReviewStatus::ReadyForReviewPending
            | ReviewStatus::ReadyForReviewReview
            | ReviewStatus::ReviewCompleteAccepted
            | ReviewStatus::ReviewCompleteConditional
            | ReviewStatus::ReviewCompleteRejected
            | ReviewStatus::Closing
            | ReviewStatus::Hold => Self::Origination,
        }
    }
}

/// The viewer of the counts.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnreadCategories {
    /// The viewer's group.
    pub viewer_group: RoleGroup,
}

/// Unread messages are counted for leads, origination and portfolio, and for lenders in the archive.
///
/// Returns the categories to request, in order.
///
/// Rule from messaging §7, §9; UNREAD-02, UNREAD-03.
#[must_use]
pub fn unread_categories(input: &UnreadCategories) -> Vec<UnreadCategory> {
    use UnreadCategory::{Archive, Lead, Origination, Portfolio};
    let archive = (input.viewer_group == RoleGroup::Lender).then_some(Archive);
    [Lead, Origination, Portfolio].into_iter().chain(archive).collect()
}
