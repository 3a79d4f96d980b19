//! A deleted document stays in its loan's trash for thirty days and can be restored until then. Lenders see the whole
//! trash; everyone else sees only the documents they deleted. Only lenders can delete permanently.

use chrono::{DateTime, Duration, Utc};

use crate::team::role::RoleGroup;

/// How many days a deleted document can be restored.
pub const TRASH_DAYS: u32 = 30;

/// Whether a person sees a deleted document in the trash and may restore it: lenders, and the person who deleted it.
#[must_use]
pub fn is_in_trash_of(viewer: RoleGroup, deleted_it: bool) -> bool {
    viewer == RoleGroup::Lender || deleted_it
}

/// Whether a person may permanently delete documents in the trash: only lenders.
#[must_use]
pub fn may_erase(viewer: RoleGroup) -> bool {
    viewer == RoleGroup::Lender
}

/// Until when a document deleted at that time can be restored.
#[must_use]
pub fn erased_at(deleted_at: DateTime<Utc>) -> DateTime<Utc> {
    deleted_at + Duration::days(i64::from(TRASH_DAYS))
}

/// How many days it can still be restored, rounded up; none when the period is over.
#[must_use]
pub fn days_left(deleted_at: DateTime<Utc>, now: DateTime<Utc>) -> u32 {
    let seconds = erased_at(deleted_at).signed_duration_since(now).num_seconds();
    let days = u32::try_from(seconds.max(0)).unwrap_or(u32::MAX).div_ceil(24 * 60 * 60);
    days.min(TRASH_DAYS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_days_until_deletion() {
        let then = DateTime::from_timestamp(1_800_000_000, 0).unwrap_or_default();
        let left = |passed: Duration| days_left(then, then + passed);
        assert_eq!(left(Duration::zero()), 30);
        assert_eq!(left(Duration::seconds(-5)), 30);
        assert_eq!(left(Duration::days(1)), 29);
        assert_eq!(left(Duration::days(29) + Duration::hours(23)), 1);
        assert_eq!(left(Duration::days(30)), 0);
        assert_eq!(left(Duration::days(400)), 0);
    }

    #[test]
    fn non_lenders_see_only_documents_they_deleted() {
        assert!(is_in_trash_of(RoleGroup::Lender, false));
        assert!(is_in_trash_of(RoleGroup::Borrower, true));
        assert!(!is_in_trash_of(RoleGroup::Borrower, false));
        assert!(may_erase(RoleGroup::Lender) && !may_erase(RoleGroup::Borrower));
    }
}
