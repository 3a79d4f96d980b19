//! How many requests each person of a loan sees, by state, at the price of one look at the list for all of
//! them. In tree order everything inside a folder stands in one stretch, so what is given to a person is a
//! few stretches, and what is in each is a difference of two running counts.

use super::element::{ElementShare, NeedsList, StorageType};
use super::progress::ReviewCounts;
use super::tree::Outline;
use super::visibility::{Viewer, visible_requests};
use crate::team::role::RoleGroup;
use std::collections::HashMap;
use std::ops::Range;

/// The requests of a list, ready to be counted for any person.
pub(super) struct RequestCounts<'a> {
    /// What every lender sees.
    lender: ReviewCounts,
    /// What every borrower sees: given to nobody.
    unassigned: ReviewCounts,
    /// What can be given to somebody among the first so many places in tree order.
    before: Vec<ReviewCounts>,
    /// The stretches given to each borrower and contact, in tree order.
    given: HashMap<&'a str, Vec<Range<usize>>>,
}

impl<'a> RequestCounts<'a> {
    pub(super) fn of(list: &'a NeedsList, outline: &Outline) -> Self {
        let mut counts = Self {
            lender: ReviewCounts::default(),
            unassigned: ReviewCounts::default(),
            before: vec![ReviewCounts::default()],
            given: HashMap::new(),
        };
        for element in visible_requests(list, outline).iter().filter_map(|index| list.elements.get(*index)) {
            counts.lender.count(element.review_state);
        }
        counts.take_places(list, outline);
        counts
    }

    fn take_places(&mut self, list: &'a NeedsList, outline: &Outline) {
        let anyone = Viewer { group: RoleGroup::Borrower, id: None, loan_status: list.loan_status };
        let reach = anyone.reach(&list.elements, outline, |_| false);
        let mut so_far = ReviewCounts::default();
        let ends = outline.ends();
        for ((start, place), end) in outline.places().iter().enumerate().zip(ends) {
            let (Some(element), Some(reach)) = (list.elements.get(place.index), reach.get(place.index))
            else {
                continue;
            };
            if reach.open && element.storage_type == StorageType::File {
                so_far.count(element.review_state);
                if !reach.assigned {
                    self.unassigned.count(element.review_state);
                }
            }
            self.before.push(so_far);
            for assignee in element.shared_info.iter().filter_map(ElementShare::assignee) {
                let given = self.given.entry(assignee).or_default();
                // What is inside a stretch already given is given.
                if given.last().is_none_or(|last| last.end <= start) {
                    given.push(start..end);
                }
            }
        }
    }

    /// The requests that this person sees with the toggle off.
    pub(super) fn of_person(&self, group: RoleGroup, id: &str) -> ReviewCounts {
        let base = match group {
            RoleGroup::Lender => return self.lender,
            RoleGroup::Borrower => self.unassigned,
            RoleGroup::Contact => ReviewCounts::default(),
        };
        let upto = |at: usize| self.before.get(at).copied().unwrap_or_default();
        let given = self.given.get(id).map(Vec::as_slice).unwrap_or_default();
        given.iter().fold(base, |sum, stretch| sum.and(&upto(stretch.end).since(&upto(stretch.start))))
    }
}

#[cfg(test)]
mod tests {
    use super::super::element::{Element, Sharee};
    use super::super::priority::PriorityType;
    use super::super::review::ReviewState;
    use super::super::visibility::Sight;
    use super::*;
    use crate::loans::review_status::ReviewStatus;
    use crate::sharing::SharePermission;

    /// Numbers that look like chance, the same in each run.
    struct Chance(u64);

    impl Chance {
        fn below(&mut self, end: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(self.0 >> 33).unwrap() % end
        }
    }

    fn element(nth: usize, folders: &[String], chance: &mut Chance) -> Element {
        let share = |chance: &mut Chance| ElementShare {
            permissions: if chance.below(4) == 0 { SharePermission::Link } else { SharePermission::View },
            shared_with_user: Sharee {
                id: format!("u{}", chance.below(4)),
                logged_role_group: [RoleGroup::Borrower, RoleGroup::Contact, RoleGroup::Lender]
                    [chance.below(3)],
            },
        };
        let folder = chance.below(folders.len() + 2);
        Element {
            id: format!("e{nth}"),
            parent_id: folders.get(folder).cloned(),
            name: String::new(),
            storage_type: if chance.below(3) == 0 { StorageType::Folder } else { StorageType::File },
            hidden: chance.below(9) == 0,
            visible_at_status: (chance.below(9) == 0).then(|| "CLOSING".to_owned()),
            priority_type: if chance.below(9) == 0 { PriorityType::Private } else { PriorityType::default() },
            review_state: [
                ReviewState::Open,
                ReviewState::Submitted,
                ReviewState::Accepted,
                ReviewState::Rejected,
            ][chance.below(4)],
            shared_info: (0..chance.below(3)).map(|_| share(chance)).collect(),
        }
    }

    #[test]
    fn everybody_is_counted_what_they_see() {
        let mut chance = Chance(7);
        for _ in 0..400 {
            let (mut elements, mut folders) = (Vec::new(), Vec::new());
            for nth in 0..chance.below(30) {
                let element = element(nth, &folders, &mut chance);
                if element.storage_type == StorageType::Folder {
                    folders.push(element.id.clone());
                }
                elements.push(element);
            }
            let list = NeedsList { loan_status: ReviewStatus::InProgress, elements };
            let outline = Outline::of(&list.elements);
            let counts = RequestCounts::of(&list, &outline);
            for group in [RoleGroup::Lender, RoleGroup::Borrower, RoleGroup::Contact] {
                for id in ["u0", "u1", "u2", "u3", "nobody"] {
                    let viewer = Viewer { group, id: Some(id), loan_status: list.loan_status };
                    let mut seen = ReviewCounts::default();
                    for (element, sight) in list.elements.iter().zip(viewer.sight(&list.elements, &outline)) {
                        if sight == Sight::Plain && element.storage_type == StorageType::File {
                            seen.count(element.review_state);
                        }
                    }
                    assert_eq!(counts.of_person(group, id), seen, "{group:?} {id} of {:?}", list.elements);
                }
            }
        }
    }
}
