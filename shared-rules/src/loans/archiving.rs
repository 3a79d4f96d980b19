//! Archived loans are read-only until a lender restores them.

use serde::{Deserialize, Serialize};

use super::review_status::ReviewStatus;
use crate::team::role::RoleGroup;
use crate::text;
use crate::violation::Verdict;

/// A loan and a member who wants to change something on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanChanging {
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// The group of the member's role on it.
    pub viewer: RoleGroup,
}

/// An archived loan is read-only: it can be read and downloaded, and lenders restore it before it changes.
///
/// Returns whether the loan may be changed, and the reason and the remedy if not.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn loan_changing(input: &LoanChanging) -> Verdict {
    let text = match (is_archived(input.loan_status), input.viewer) {
        (false, _) => None,
        (true, RoleGroup::Lender) => Some(text::loans::ARCHIVED_LENDER),
        (true, RoleGroup::Borrower | RoleGroup::Contact) => Some(text::loans::ARCHIVED),
    };
    text.map(|text| text.violation("loanStatus")).into()
}

/// Returns whether a loan with that status is archived.
#[must_use]
pub fn is_archived(status: ReviewStatus) -> bool {
    status == ReviewStatus::Archive
}

/// Returns the status that archives a loan, or, for an archived loan, the status to restore: the one it had before,
/// or in progress if that isn't known.
#[must_use]
pub fn toggled_archive_status(now: ReviewStatus, archived_from: Option<ReviewStatus>) -> ReviewStatus {
    if is_archived(now) { archived_from.unwrap_or(ReviewStatus::InProgress) } else { ReviewStatus::Archive }
}

/// Returns the status to remember when a loan is archived; none for other status changes.
#[must_use]
pub fn status_before_archiving(from: ReviewStatus, to: ReviewStatus) -> Option<ReviewStatus> {
    (is_archived(to) && !is_archived(from)).then_some(from)
}

/// Returns the warning to show before a loan gets that status.
#[must_use]
pub fn status_change_warning(to: ReviewStatus) -> Option<&'static str> {
    is_archived(to).then_some(text::loans::ARCHIVING.template)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restores_status_before_archiving() {
        for status in ReviewStatus::ALL.into_iter().filter(|status| !is_archived(*status)) {
            assert_eq!(toggled_archive_status(status, None), ReviewStatus::Archive);
            let from = status_before_archiving(status, ReviewStatus::Archive);
            assert_eq!(toggled_archive_status(ReviewStatus::Archive, from), status);
            assert_eq!(status_before_archiving(ReviewStatus::Archive, status), None);
        }
        assert_eq!(toggled_archive_status(ReviewStatus::Archive, None), ReviewStatus::InProgress);
        assert_eq!(status_before_archiving(ReviewStatus::Lead, ReviewStatus::Closing), None);
    }

    #[test]
    fn warns_before_archiving() {
        assert!(status_change_warning(ReviewStatus::Archive).is_some());
        assert_eq!(status_change_warning(ReviewStatus::InService), None);
    }
}
