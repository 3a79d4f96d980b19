//! Assigning elements to people with the select list: who has them already, and which shares come and
//! go with another choice. Links are kept and count for nothing.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use serde::{Deserialize, Serialize};

use super::SharePermission;
use super::body::NewShare;
use crate::needs_list::assignment::{AssignmentAvatar, assignees};
use crate::needs_list::element::ElementShare;
use crate::value::limits;
use crate::value::ordering::gathered;
use crate::violation::Violation;

/// An element and its shares.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SharedElement {
    /// The element's id.
    pub id: String,
    /// Whom it is shared with.
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

/// Who has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignedPeopleAnswer {
    /// The users who have all of the elements.
    pub all: Vec<String>,
    /// The users who have some of them, but not all.
    pub some: Vec<String>,
    /// The users who have a link to one of them, and none of them assigned.
    pub linked: Vec<String>,
}

/// Of several elements some people have all, others only some, and others no more than a link.
///
/// Who has all of the elements, who has only some, and who has no more than a link (ASSIGN-01,
/// SELECT-02, SHARE-14).
///
/// Rule from platform §2.7, §4; ASSIGN-01, SELECT-02.
#[must_use]
pub fn assigned_people(input: &AssignedPeople) -> AssignedPeopleAnswer {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for user in input.elements.iter().flat_map(SharedElement::assignees) {
        *counts.entry(user).or_default() += 1;
    }
    let shares = input.elements.iter().flat_map(|element| &element.shared_info);
    let everyone: BTreeSet<&String> = gathered(shares.map(|share| &share.shared_with_user.id));
    let linked = everyone.into_iter().filter(|user| !counts.contains_key(*user)).cloned().collect();
    let (all, some): (Vec<_>, Vec<_>) =
        counts.into_iter().partition(|(_, count)| *count == input.elements.len());
    let ids = |users: Vec<(String, usize)>| users.into_iter().map(|(id, _)| id).collect();
    AssignedPeopleAnswer { all: ids(all), some: ids(some), linked }
}

/// Another choice of people for the elements.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentChanges {
    /// The loan.
    pub loan_id: String,
    /// The viewer's user id.
    pub viewer_id: String,
    /// The elements, with their shares as they are.
    pub elements: Vec<SharedElement>,
    /// The users who are to have all of the elements.
    pub selected: Vec<String>,
    /// The users who keep what they have of them.
    #[serde(default)]
    pub kept: Vec<String>,
}

/// A share to take away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GoneShare {
    /// The element.
    pub info_id: String,
    /// Who had it.
    pub shared_with_user_id: String,
}

/// The shares that come and go.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentChangesAnswer {
    /// Shares to create, to view.
    pub create: Vec<NewShare>,
    /// Shares to take away.
    pub remove: Vec<GoneShare>,
    /// What stands against it: too many at once.
    pub violations: Vec<Violation>,
}

/// Choosing people assigns them what they lack, to view; whoever is no longer chosen loses it.
///
/// The selected get a share of each element they lack; whoever isn't selected or kept loses theirs.
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
