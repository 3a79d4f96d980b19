//! The counts of one needs list for all viewers, computed together and cached; each viewer's counts are looked up in
//! it.

use super::element::NeedsList;
use super::progress::{RequestCounts, ReviewCounts};
use super::tree::Outline;
use crate::team::role::RoleGroup;
use std::collections::HashMap;

/// The file requests of a list by state, for every viewer, with hidden items not shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ViewerCounts {
    /// The counts that every lender sees.
    pub(super) lender: ReviewCounts,
    /// The counts that every borrower sees: unassigned requests.
    pub(super) unassigned: ReviewCounts,
    /// The counts of the requests assigned to each borrower and contact, by user id.
    pub(super) given: HashMap<String, ReviewCounts>,
}

impl ViewerCounts {
    /// Counts a list at the price of one look at it.
    #[must_use]
    pub fn of(list: &NeedsList) -> Self {
        RequestCounts::of(list, &Outline::of(&list.elements)).without_list()
    }

    /// The number of people with assignments.
    #[must_use]
    pub fn people(&self) -> usize {
        self.given.len()
    }

    /// The requests that this person sees.
    #[must_use]
    pub fn of_person(&self, group: RoleGroup, id: &str) -> ReviewCounts {
        let base = match group {
            RoleGroup::Lender => return self.lender,
            RoleGroup::Borrower => self.unassigned,
            RoleGroup::Contact => ReviewCounts::default(),
        };
        base.and(&self.given.get(id).copied().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::super::element::{Element, ElementShare, Sharee, StorageType};
    use super::super::priority::PriorityType;
    use super::super::progress::{ProgressQuestion, ProgressUser, progress};
    use super::super::review::ReviewState;
    use super::*;
    use crate::loans::review_status::ReviewStatus;
    use crate::needs_list::element::SharePermission;

    fn request(id: &str, review_state: ReviewState, given_to: &[&str]) -> Element {
        let share = |id: &&str| ElementShare {
            permissions: SharePermission::View,
            shared_with_user: Sharee { id: (*id).to_owned(), logged_role_group: RoleGroup::Borrower },
        };
        Element {
            id: id.to_owned(),
            parent_id: None,
            name: String::new(),
            storage_type: StorageType::File,
            hidden: false,
            visible_at_status: None,
            priority_type: PriorityType::Medium,
            review_state,
            due_date: None,
            shared_info: given_to.iter().map(share).collect(),
        }
    }

    #[test]
    fn cached_counts_match_each_persons_progress() {
        let elements = vec![
            request("a", ReviewState::Open, &[]),
            request("b", ReviewState::Submitted, &["lucia"]),
            request("c", ReviewState::Rejected, &["lucia", "mateo"]),
        ];
        let list = NeedsList { loan_status: ReviewStatus::InProgress, elements: elements.clone() };
        let kept = ViewerCounts::of(&list);
        assert_eq!(kept.people(), 2);
        for (id, role_group) in [
            ("dana", RoleGroup::Lender),
            ("lucia", RoleGroup::Borrower),
            ("mateo", RoleGroup::Borrower),
            ("grace", RoleGroup::Contact),
        ] {
            let users = vec![ProgressUser { id: id.to_owned(), role_group }];
            let question =
                ProgressQuestion { loan_status: list.loan_status, elements: elements.clone(), users };
            let plain = progress(&question).of_user(id).map(|tally| tally.counts);
            assert_eq!(Some(kept.of_person(role_group, id)), plain, "{id}");
        }
    }
}
