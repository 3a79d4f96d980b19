//! What is written about a contact is its owner's; where it stands is the lenders'.

use serde::{Deserialize, Serialize};

use super::action::{ContactActions, contact_actions};
use crate::team::role::RoleGroup;
use crate::text;
use crate::violation::Violation;

/// Somebody sends a contact back changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactChange {
    /// The group of whoever sends it.
    pub viewer_group: RoleGroup,
    /// Whether the list is theirs.
    pub owner: bool,
    /// Whether the contact is a key contact so far.
    #[serde(default)]
    pub key_contact: bool,
    /// Whether anything that is written about the contact differs: name, phone, company, address.
    #[serde(default)]
    pub rewritten: bool,
}

/// What may be changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactChangeAnswer {
    /// Whether it stays a key contact or not, and as visible to borrowers as it is, whatever was sent (PERM-04).
    pub keeps_place: bool,
    /// Whether an address whose person the loan's lender knows is refused: lenders choose that person instead, and
    /// others aren't told who is known (resolution 92).
    pub chooses_known: bool,
    /// What stands against the change.
    pub violations: Vec<Violation>,
}

/// Only the owner of a contact list changes what is written in it; lenders move any contact, and nobody else does.
///
/// Whether the contact may be changed like this, whether it keeps its place, and whether the address of somebody known
/// may be typed.
///
/// Rule from platform §6; CONTACT-42, PERM-04, PERM-10.
#[must_use]
pub fn contact_change(input: &ContactChange) -> ContactChangeAnswer {
    let may = contact_actions(&ContactActions {
        viewer_group: input.viewer_group,
        owner: input.owner,
        key_contact: input.key_contact,
    });
    let refused = !may.edit && (input.rewritten || may.moves.is_empty());
    let lender = input.viewer_group == RoleGroup::Lender;
    let problem = refused.then(|| text::contacts::NOT_LIST_OWNER.violation("loanRoleId"));
    ContactChangeAnswer {
        keeps_place: !lender,
        chooses_known: lender,
        violations: problem.into_iter().collect(),
    }
}

/// The address that is given, without blanks around it, when it is another than the one so far; upper and lower case
/// are the same.
#[must_use]
pub fn another_address<'a>(before: &str, given: &'a str) -> Option<&'a str> {
    let given = given.trim();
    (given.to_lowercase() != before.to_lowercase()).then_some(given)
}
