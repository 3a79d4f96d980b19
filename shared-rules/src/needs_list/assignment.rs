//! The people an element is assigned to: their kind for the avatar, and who isn't assigned yet. Links assign no one.

use super::element::{ElementShare, Sharee};
use crate::needs_list::element::SharePermission;
use crate::team::role::RoleGroup;
use crate::value::ordering::collect_items;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};

/// The shares of an element.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentAvatar {
    /// The people it is shared with.
    #[serde(default)]
    pub shared_info: Vec<ElementShare>,
}

/// The kinds of people an avatar shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AvatarMode {
    /// Unassigned.
    Default,
    /// One borrower.
    Borrower,
    /// Several borrowers.
    Borrowers,
    /// One lender.
    Lender,
    /// Several lenders.
    Lenders,
    /// One contact.
    Contact,
    /// Several contacts.
    Contacts,
    /// People of different kinds.
    Mixed,
}

/// An element's avatar shows the kinds of people it is shared with; links do not count.
///
/// The avatar of an element's assignment, by distinct users with a share that isn't a link.
///
/// Rule from platform §4; ASSIGN-01…05; resolution 44.
#[must_use]
pub fn assignment_avatar(input: &AssignmentAvatar) -> AvatarMode {
    let sharees: BTreeMap<&str, RoleGroup> =
        collect_items(holders(&input.shared_info).map(|user| (user.id.as_str(), user.logged_role_group)));
    let first = sharees.values().next().copied();
    let several = sharees.len() > 1;
    match first {
        None => AvatarMode::Default,
        Some(_) if sharees.values().any(|group| Some(*group) != first) => AvatarMode::Mixed,
        Some(RoleGroup::Borrower) if several => AvatarMode::Borrowers,
        Some(RoleGroup::Borrower) => AvatarMode::Borrower,
        Some(RoleGroup::Lender) if several => AvatarMode::Lenders,
        Some(RoleGroup::Lender) => AvatarMode::Lender,
        Some(RoleGroup::Contact) if several => AvatarMode::Contacts,
        Some(RoleGroup::Contact) => AvatarMode::Contact,
    }
}

/// An element is assigned to everyone it is shared with, each once; links do not count.
///
/// The ids of the people an element is assigned to, each once, in the order of the shares; links assign no one.
///
/// Rule from platform §4, §6; ASSIGN-01, SHARE-14.
#[must_use]
pub fn assignees(input: &AssignmentAvatar) -> Vec<String> {
    let mut known: HashSet<&str> = HashSet::new();
    holders(&input.shared_info).filter(|user| known.insert(&user.id)).map(|user| user.id.clone()).collect()
}

/// The users of a picker and the element's shares.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnassignedUsers {
    /// The users in the picker.
    pub users: Vec<Sharee>,
    /// The people the element is shared with.
    #[serde(default)]
    pub shared_info: Vec<ElementShare>,
}

/// Borrowers and contacts who do not have the element yet count as unassigned.
///
/// The ids of the borrowers and contacts who don't have the element yet, each once.
///
/// Rule from platform §5; ASSIGN-06.
#[must_use]
pub fn unassigned_users(input: &UnassignedUsers) -> Vec<String> {
    let mut known: HashSet<&str> = holders(&input.shared_info).map(|user| user.id.as_str()).collect();
    input
        .users
        .iter()
        .filter(|user| user.logged_role_group != RoleGroup::Lender && known.insert(&user.id))
        .map(|user| user.id.clone())
        .collect()
}

pub(crate) fn holders(shares: &[ElementShare]) -> impl Iterator<Item = &Sharee> {
    shares
        .iter()
        .filter(|share| share.permissions != SharePermission::Link)
        .map(|share| &share.shared_with_user)
}
