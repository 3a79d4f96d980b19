//! How far a needs list is: accepted, submitted and open shares in whole percents that add up to 100.
//!
//! Rejected requests wait for a new answer, so they count as open, and so do those accepted in part. A
//! request said not to apply waits for a lender, so it counts as submitted. What is hidden at the
//! loan's status, or not for a person's eyes, doesn't count.

use super::element::{Element, NeedsList};
use super::request_counts::RequestCounts;
use super::review::ReviewState;
use super::tree::Outline;
use super::visibility::visible_requests;
use crate::loans::review_status::ReviewStatus;
use crate::team::role::RoleGroup;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};

/// A needs list and the people whose progress is asked for.
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

/// How many file requests stand where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ReviewCounts {
    /// Without an answer.
    pub open: u32,
    /// Answered or said not to apply, not yet reviewed.
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
    /// Open or sent back.
    pub open_pct: u8,
    /// Answered, not yet reviewed.
    pub submitted_pct: u8,
}

/// Progress with the numbers behind it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// The percents.
    pub progress: Progress,
    /// The numbers.
    pub counts: ReviewCounts,
}

/// The progress of a loan, its people and its folders.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanProgress {
    /// Over every request that isn't hidden.
    pub loan: Tally,
    /// For each person over the requests that person sees, by user id.
    pub users: BTreeMap<String, Tally>,
    /// For each folder over the requests anywhere inside that aren't hidden, by element id.
    pub folders: BTreeMap<String, Tally>,
}

impl ReviewCounts {
    /// All requests together.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.open.saturating_add(self.submitted).saturating_add(self.accepted).saturating_add(self.rejected)
    }

    /// These and others.
    #[must_use]
    pub(super) const fn and(&self, more: &Self) -> Self {
        Self {
            open: self.open.saturating_add(more.open),
            submitted: self.submitted.saturating_add(more.submitted),
            accepted: self.accepted.saturating_add(more.accepted),
            rejected: self.rejected.saturating_add(more.rejected),
        }
    }

    /// What came since an earlier count of the same requests.
    #[must_use]
    pub(super) const fn since(&self, before: &Self) -> Self {
        Self {
            open: self.open.saturating_sub(before.open),
            submitted: self.submitted.saturating_sub(before.submitted),
            accepted: self.accepted.saturating_sub(before.accepted),
            rejected: self.rejected.saturating_sub(before.rejected),
        }
    }

    /// Counts one more request.
    pub(super) fn count(&mut self, state: ReviewState) {
        let place = match state {
            ReviewState::Open => &mut self.open,
            ReviewState::Submitted | ReviewState::NotApplicable => &mut self.submitted,
            ReviewState::Accepted => &mut self.accepted,
            ReviewState::Rejected | ReviewState::PartlyAccepted => &mut self.rejected,
        };
        *place = place.saturating_add(1);
    }
}

impl From<ReviewCounts> for Tally {
    fn from(counts: ReviewCounts) -> Self {
        Self { progress: percents(&counts), counts }
    }
}

/// The percents of such numbers: rounded down first, then evened out to 100 by the largest remainders.
/// What is there at all reads at least 1, so nothing unfinished ever reads 100.
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

/// How far the loan, each of these people and each folder is.
#[must_use]
pub fn progress(input: &ProgressQuestion) -> LoanProgress {
    let list = NeedsList { loan_status: input.loan_status, elements: input.elements.clone() };
    let outline = Outline::of(&list.elements);
    let requests = visible_requests(&list, &outline);
    // Extended rather than collected, here and below: collecting brings a sorting of its own to the browser.
    let mut users = BTreeMap::new();
    let counts = RequestCounts::of(&list, &outline);
    users.extend(
        input.users.iter().map(|user| (user.id.clone(), counts.of_person(user.role_group, &user.id).into())),
    );
    LoanProgress { loan: tally(&list, &requests), users, folders: folders(&list, &outline, &requests) }
}

fn tally(list: &NeedsList, requests: &[usize]) -> Tally {
    let mut counts = ReviewCounts::default();
    requests
        .iter()
        .filter_map(|index| list.elements.get(*index))
        .for_each(|element| counts.count(element.review_state));
    counts.into()
}

/// Adds each element's numbers to its folder, from the last element in tree order to the first.
fn folders(list: &NeedsList, outline: &Outline, requests: &[usize]) -> BTreeMap<String, Tally> {
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
        (element.storage_type == super::element::StorageType::Folder)
            .then(|| (element.id.clone(), counts.get(&index).copied().unwrap_or_default().into()))
    };
    let mut folders = BTreeMap::new();
    folders.extend(list.elements.iter().enumerate().filter_map(folder));
    folders
}
