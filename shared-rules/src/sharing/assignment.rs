//! Assigning elements to people with the select list: the current assignees, and the shares to add and remove after a
//! new selection. Links are kept and don't count as assignments.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use serde::{Deserialize, Serialize};

use super::SharePermission;
use super::request_body::NewShare;
use crate::needs_list::assignment::{AssignmentAvatar, assignees};
use crate::needs_list::element::ElementShare;
use crate::value::limits;
use crate::value::ordering::collect_items;
use crate::violation::Violation;

/// An element and its shares.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SharedElement {
    /// The element's id.
    pub id: String,
    /// Its shares.
    #[serde(default)]
    pub shared_info: Vec<ElementShare>,
}

impl SharedElement {
    fn assignees(&self) -> Vec<String> {
        assignees(&AssignmentAvatar { shared_info: self.shared_info.clone() })
    }
}

/// The elements that are assigned together.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignedPeople {
    /// The elements.
    pub elements: Vec<SharedElement>,
}

/// The assignees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignedPeopleAnswer {
    /// The users who have all of the elements.
    pub all: Vec<String>,
    /// The users who have some of them, but not all.
    pub some: Vec<String>,
    /// The users who have a link to at least one of them, and none assigned.
    pub linked: Vec<String>,
}

/// With several elements, some people have all of them, others only some, and others only a link.
///
/// Returns the people who have all of the elements, only some, or only a link (ASSIGN-01, SELECT-02, SHARE-14).
///
/// Rule from platform §2.7, §4; ASSIGN-01, SELECT-02.
#[must_use]
pub fn assigned_people(input: &AssignedPeople) -> AssignedPeopleAnswer {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for user in input.elements.iter().flat_map(SharedElement::assignees) {
        *counts.entry(user).or_default() += 1;
    }
    let shares = input.elements.iter().flat_map(|element| &element.shared_info);
    let everyone: BTreeSet<&String> = collect_items(shares.map(|share| &share.shared_with_user.id));
    let linked = everyone.into_iter().filter(|user| !counts.contains_key(*user)).cloned().collect();
    let (all, some): (Vec<_>, Vec<_>) =
        counts.into_iter().partition(|(_, count)| *count == input.elements.len());
    let ids = |users: Vec<(String, usize)>| users.into_iter().map(|(id, _)| id).collect();
    AssignedPeopleAnswer { all: ids(all), some: ids(some), linked }
}

/// A new selection of people for the elements.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentChanges {
    /// The loan.
    pub loan_id: String,
    /// The viewer's user id.
    pub viewer_id: String,
    /// The elements, with their current shares.
    pub elements: Vec<SharedElement>,
    /// The users who should have all of the elements.
    pub selected: Vec<String>,
    /// The users whose shares stay unchanged.
    #[serde(default)]
    pub kept: Vec<String>,
}

/// A share to remove.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GoneShare {
    /// The element.
    pub info_id: String,
    /// The user it was shared with.
    pub shared_with_user_id: String,
}

/// The shares to add and remove.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentChangesAnswer {
    /// Shares to create, with VIEW.
    pub create: Vec<NewShare>,
    /// Shares to remove.
    pub remove: Vec<GoneShare>,
    /// The reasons why it can't be done: too many in one request.
    pub violations: Vec<Violation>,
}

/// Selected people get the shares they lack, with VIEW; people who are no longer selected lose theirs.
///
/// Returns the shares to create and to remove. Kept users are left unchanged.
///
/// Rule from platform §2.7, §4; SELECT-02, SHARE-10, SHARE-14.
#[must_use]
pub fn assignment_changes(input: &AssignmentChanges) -> AssignmentChangesAnswer {
    let wished = input.elements.len().saturating_mul(input.selected.len());
    if let Some(too_many) = limits::list_problem("shares", wished) {
        return AssignmentChangesAnswer { violations: vec![too_many], ..AssignmentChangesAnswer::default() };
    }
    let staying: HashSet<&String> = input.selected.iter().chain(&input.kept).collect();
    let (mut create, mut remove) = (Vec::new(), Vec::new());
    for element in &input.elements {
        let holders = element.assignees();
        let mut known: HashSet<&String> = holders.iter().collect();
        create.extend(input.selected.iter().filter(|&user| known.insert(user)).map(|user| NewShare {
            info_id: element.id.clone(),
            loan_id: input.loan_id.clone(),
            permissions: SharePermission::View,
            shared_by_user_id: input.viewer_id.clone(),
            shared_with_user_id: user.clone(),
        }));
        remove.extend(
            holders
                .iter()
                .filter(|user| !staying.contains(user))
                .map(|user| GoneShare { info_id: element.id.clone(), shared_with_user_id: user.clone() }),
        );
    }
    AssignmentChangesAnswer { create, remove, violations: Vec::new() }
}
