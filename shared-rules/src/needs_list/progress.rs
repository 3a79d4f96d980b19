//! How far a needs list is: accepted, submitted and open shares in whole percents that add up to 100.
//!
//! Rejected requests wait for a new answer, so they count as open, and so do those accepted in part. A
//! request said not to apply waits for a lender, so it counts as submitted. What is hidden at the
//! loan's status, or not for a person's eyes, doesn't count.

use super::element::{Element, ElementShare, NeedsList, StorageType, is_private};
use super::review::ReviewState;
use super::tree::Outline;
use super::viewer_counts::ViewerCounts;
use super::visibility::{Viewer, visible_requests};
use crate::loans::review_status::ReviewStatus;
use crate::team::role::RoleGroup;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::ops::Range;

/// A needs list and the people whose progress is computed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ProgressQuestion {
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// Every element, flat.
    pub elements: Vec<Element>,
    /// The people.
    #[serde(default)]
    pub users: Vec<ProgressUser>,
}

/// A person on the loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ProgressUser {
    /// The user's id.
    pub id: String,
    /// The user's role group.
    pub role_group: RoleGroup,
}

/// The number of file requests in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ReviewCounts {
    /// Without an answer.
    pub open: u32,
    /// Answered or marked as not applicable, not yet reviewed.
    pub submitted: u32,
    /// Accepted.
    pub accepted: u32,
    /// Sent back, at least in part.
    pub rejected: u32,
}

/// Whole percents of accepted, submitted and open requests: together 100, or all 0 without requests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// Accepted.
    pub accepted_pct: u8,
    /// Open or returned.
    pub open_pct: u8,
    /// Answered, not yet reviewed.
    pub submitted_pct: u8,
}

/// Progress with the numbers behind it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CountedProgress {
    /// The percents.
    pub progress: Progress,
    /// The numbers.
    pub counts: ReviewCounts,
}

/// The tally of one person or one folder.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OwnTally {
    /// The person's user id, or the folder's element id.
    pub id: String,
    /// The tally.
    pub tally: CountedProgress,
}

/// The progress of a loan, its people and its folders.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanProgress {
    /// Over every request that isn't hidden.
    pub loan: CountedProgress,
    /// For each person over the requests that person sees, sorted by user id.
    pub users: Vec<OwnTally>,
    /// For each folder over the requests anywhere inside that aren't hidden, sorted by element id.
    pub folders: Vec<OwnTally>,
}

impl LoanProgress {
    /// The tally of the person with this user id.
    #[must_use]
    pub fn of_user(&self, id: &str) -> Option<CountedProgress> {
        let at = self.users.binary_search_by(|own| own.id.as_str().cmp(id)).ok()?;
        self.users.get(at).map(|own| own.tally)
    }
}

/// The tallies sorted by id, each id once.
fn sorted(mut tallies: Vec<OwnTally>) -> Vec<OwnTally> {
    tallies.sort_by(|a, b| a.id.cmp(&b.id));
    tallies.dedup_by(|a, b| a.id == b.id);
    tallies
}

impl ReviewCounts {
    /// All requests together.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.open.saturating_add(self.submitted).saturating_add(self.accepted).saturating_add(self.rejected)
    }

    /// These and others.
    #[must_use]
    pub(crate) const fn and(&self, more: &Self) -> Self {
        Self {
            open: self.open.saturating_add(more.open),
            submitted: self.submitted.saturating_add(more.submitted),
            accepted: self.accepted.saturating_add(more.accepted),
            rejected: self.rejected.saturating_add(more.rejected),
        }
    }

    /// The answers that arrived since an earlier count of the same requests.
    #[must_use]
    pub(crate) const fn since(&self, before: &Self) -> Self {
        Self {
            open: self.open.saturating_sub(before.open),
            submitted: self.submitted.saturating_sub(before.submitted),
            accepted: self.accepted.saturating_sub(before.accepted),
            rejected: self.rejected.saturating_sub(before.rejected),
        }
    }

    /// Counts one more request.
    pub(crate) fn count(&mut self, state: ReviewState) {
        let place = match state {
            ReviewState::Open => &mut self.open,
            ReviewState::Submitted | ReviewState::NotApplicable => &mut self.submitted,
            ReviewState::Accepted => &mut self.accepted,
            ReviewState::Rejected | ReviewState::PartlyAccepted => &mut self.rejected,
        };
        *place = place.saturating_add(1);
    }
}

impl From<ReviewCounts> for CountedProgress {
    fn from(counts: ReviewCounts) -> Self {
        Self { progress: percents(&counts), counts }
    }
}

/// The percents of such numbers: rounded down first, then evened out to 100 by the largest remainders.
/// A state with any requests shows at least 1, so an unfinished list never shows 100.
#[must_use]
pub fn percents(counts: &ReviewCounts) -> Progress {
    let open = u64::from(counts.open) + u64::from(counts.rejected);
    let parts = [u64::from(counts.accepted), open, u64::from(counts.submitted)];
    let total: u64 = parts.iter().sum();
    if total == 0 {
        return Progress::default();
    }
    let mut shares = parts.map(|part| match (part * 100 / total, part * 100 % total) {
        (0, remainder) if remainder > 0 => (1, 0),
        share => share,
    });
    let sum = |shares: &[(u64, u64); 3]| shares.iter().map(|(share, _)| share).sum::<u64>();
    while sum(&shares) < 100 {
        let Some(largest) = shares.iter_mut().rev().max_by_key(|(_, remainder)| *remainder) else { break };
        *largest = (largest.0 + 1, 0);
    }
    while sum(&shares) > 100 {
        let Some(largest) = shares.iter_mut().max_by_key(|(share, _)| *share) else { break };
        largest.0 -= 1;
    }
    let [accepted_pct, open_pct, submitted_pct] = shares.map(|(share, _)| u8::try_from(share).unwrap_or(100));
    Progress { accepted_pct, open_pct, submitted_pct }
}

/// Progress is the accepted, submitted and open share of the file requests, together 100 percent.
///
/// How far the loan, each of these people and each folder is.
///
/// Rule from platform §3; ENTITY-02.
#[must_use]
pub fn progress(input: &ProgressQuestion) -> LoanProgress {
    let list = NeedsList { loan_status: input.loan_status, elements: input.elements.clone() };
    let outline = Outline::of(&list.elements);
    let requests = visible_requests(&list, &outline);
    let counts = RequestCounts::of(&list, &outline);
    let own = |user: &ProgressUser| OwnTally {
        id: user.id.clone(),
        tally: counts.of_person(user.role_group, &user.id).into(),
    };
    LoanProgress {
        loan: tally(&list, &requests),
        users: sorted(input.users.iter().map(own).collect()),
        folders: folders(&list, &outline, &requests),
    }
}

fn tally(list: &NeedsList, requests: &[usize]) -> CountedProgress {
    count(list, requests).into()
}

fn count(list: &NeedsList, requests: &[usize]) -> ReviewCounts {
    let mut counts = ReviewCounts::default();
    requests
        .iter()
        .filter_map(|index| list.elements.get(*index))
        .for_each(|element| counts.count(element.review_state));
    counts
}

/// The requests by state that every lender of the loan sees with hidden ones left out.
#[must_use]
pub fn lender_counts(list: &NeedsList) -> ReviewCounts {
    count(list, &visible_requests(list, &Outline::of(&list.elements)))
}

/// Adds each element's numbers to its folder, from the last element in tree order to the first.
fn folders(list: &NeedsList, outline: &Outline, requests: &[usize]) -> Vec<OwnTally> {
    let mut counts: HashMap<usize, ReviewCounts> = HashMap::new();
    for index in requests {
        if let Some(element) = list.elements.get(*index) {
            counts.entry(*index).or_default().count(element.review_state);
        }
    }
    for place in outline.places().iter().rev() {
        let (Some(parent), Some(own)) = (place.parent, counts.get(&place.index).copied()) else { continue };
        let folder = counts.entry(parent).or_default();
        *folder = folder.and(&own);
    }
    let folder = |(index, element): (usize, &Element)| {
        (element.storage_type == StorageType::Folder).then(|| OwnTally {
            id: element.id.clone(),
            tally: counts.get(&index).copied().unwrap_or_default().into(),
        })
    };
    sorted(list.elements.iter().enumerate().filter_map(folder).collect())
}

/// The requests of a list, ready to be counted for any person at the price of one look at the list for all of
/// them. An element that is a borrower's own begins a region that its folder's people have no part in; what is
/// given to a person is counted stretch by stretch, within the region each stretch is in.
pub(super) struct RequestCounts<'a> {
    /// The counts that every lender sees.
    lender: ReviewCounts,
    /// The counts that every borrower sees: unassigned requests.
    unassigned: ReviewCounts,
    /// The counts of the requests assigned to each borrower and contact.
    given: HashMap<&'a str, ReviewCounts>,
}

/// A subtree in tree order that is assigned to people and still open.
struct OpenFolder<'a> {
    end: usize,
    region: usize,
    /// The earlier counts of the region.
    before: ReviewCounts,
    people: Vec<&'a str>,
}

/// One walk over the places of a list.
#[derive(Default)]
struct TreeWalk<'a> {
    /// The region of each element.
    regions: Vec<usize>,
    /// The counts of each region so far.
    counted: Vec<ReviewCounts>,
    open: Vec<OpenFolder<'a>>,
    /// Where the last stretch of a person in a region ends: what is inside one already given is given.
    ends: HashMap<(&'a str, usize), usize>,
}

impl<'a> RequestCounts<'a> {
    pub(super) fn of(list: &'a NeedsList, outline: &Outline) -> Self {
        let mut counts = Self {
            lender: count(list, &visible_requests(list, outline)),
            unassigned: ReviewCounts::default(),
            given: HashMap::new(),
        };
        counts.take_places(list, outline);
        counts
    }

    fn take_places(&mut self, list: &'a NeedsList, outline: &Outline) {
        let anyone = Viewer { group: RoleGroup::Borrower, id: None, loan_status: list.loan_status };
        let reach = anyone.reach(&list.elements, outline, |_| false);
        let mut walk = TreeWalk {
            regions: vec![0; list.elements.len()],
            counted: vec![ReviewCounts::default()],
            ..TreeWalk::default()
        };
        for ((start, place), end) in outline.places().iter().enumerate().zip(outline.ends()) {
            let (Some(element), Some(reach)) = (list.elements.get(place.index), reach.get(place.index))
            else {
                continue;
            };
            self.close(&mut walk, start);
            let region = walk.region_of(element, place.index, place.parent);
            walk.add_element(element, region, start..end);
            if reach.open && element.storage_type == StorageType::File {
                if let Some(counted) = walk.counted.get_mut(region) {
                    counted.count(element.review_state);
                }
                if !reach.holding.assigned {
                    self.unassigned.count(element.review_state);
                }
            }
        }
        self.close(&mut walk, usize::MAX);
    }

    /// Gives people what was counted in the stretches that end here.
    fn close(&mut self, walk: &mut TreeWalk<'a>, at: usize) {
        while let Some(stretch) = walk.open.pop_if(|stretch| stretch.end <= at) {
            let counted = walk.counted.get(stretch.region).copied().unwrap_or_default();
            let inside = counted.since(&stretch.before);
            for person in stretch.people {
                let given = self.given.entry(person).or_default();
                *given = given.and(&inside);
            }
        }
    }

    /// The same without the list that was counted.
    pub(super) fn without_list(self) -> ViewerCounts {
        let given = self.given.into_iter().map(|(person, counts)| (person.to_owned(), counts)).collect();
        ViewerCounts { lender: self.lender, unassigned: self.unassigned, given }
    }

    /// The requests that this person sees with the toggle off.
    pub(super) fn of_person(&self, group: RoleGroup, id: &str) -> ReviewCounts {
        let base = match group {
            RoleGroup::Lender => return self.lender,
            RoleGroup::Borrower => self.unassigned,
            RoleGroup::Contact => ReviewCounts::default(),
        };
        base.and(&self.given.get(id).copied().unwrap_or_default())
    }
}

impl<'a> TreeWalk<'a> {
    /// The element's region: a new one where it is a borrower's own.
    fn region_of(&mut self, element: &Element, index: usize, parent: Option<usize>) -> usize {
        let region = if is_private(element) {
            self.counted.push(ReviewCounts::default());
            self.counted.len() - 1
        } else {
            parent.and_then(|parent| self.regions.get(parent).copied()).unwrap_or_default()
        };
        if let Some(slot) = self.regions.get_mut(index) {
            *slot = region;
        }
        region
    }

    fn add_element(&mut self, element: &'a Element, region: usize, stretch: Range<usize>) {
        let mut people = Vec::new();
        for assignee in element.shared_info.iter().filter_map(ElementShare::assignee) {
            let last = self.ends.entry((assignee, region)).or_default();
            if *last <= stretch.start {
                *last = stretch.end;
                people.push(assignee);
            }
        }
        if !people.is_empty() {
            let before = self.counted.get(region).copied().unwrap_or_default();
            self.open.push(OpenFolder { end: stretch.end, region, before, people });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::element::Sharee;
    use super::super::priority::PriorityType;
    use super::super::visibility::ElementVisibility;
    use super::*;
    use crate::needs_list::element::SharePermission;

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
            visible_at_status: (chance.below(9) == 0).then_some(ReviewStatus::Closing.into()),
            priority_type: if chance.below(9) == 0 { PriorityType::Private } else { PriorityType::default() },
            review_state: [
                ReviewState::Open,
                ReviewState::Submitted,
                ReviewState::Accepted,
                ReviewState::Rejected,
            ][chance.below(4)],
            due_date: None,
            shared_info: (0..chance.below(3)).map(|_| share(chance)).collect(),
        }
    }

    #[test]
    fn counts_only_what_each_person_sees() {
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
                    for (element, sight) in
                        list.elements.iter().zip(viewer.element_visibilities(&list.elements, &outline))
                    {
                        if sight == ElementVisibility::Plain && element.storage_type == StorageType::File {
                            seen.count(element.review_state);
                        }
                    }
                    assert_eq!(counts.of_person(group, id), seen, "{group:?} {id} of {:?}", list.elements);
                }
            }
        }
    }
}
