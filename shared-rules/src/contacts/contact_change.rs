//! Changes of a contact: its owner edits its data, and lenders move it.

use serde::{Deserialize, Serialize};

use super::action::{ContactActions, contact_actions};
use crate::team::role::RoleGroup;
use crate::text;
use crate::violation::Violation;

/// A changed contact that a person sends.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactChange {
    /// The sender's group.
    pub viewer_group: RoleGroup,
    /// Whether the sender owns the list.
    pub owner: bool,
    /// Whether the contact is a key contact before the change.
    #[serde(default)]
    pub key_contact: bool,
    /// Whether any of the contact's data differs: name, phone, company or address.
    #[serde(default)]
    pub rewritten: bool,
}

/// The changes that are allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactChangeAnswer {
    /// Whether the contact stays a key contact or not, and keeps its visibility to borrowers, regardless of what was
    /// sent (PERM-04).
    pub keeps_place: bool,
    /// Whether the address of a person known to the loan's lender is refused: lenders choose that person instead,
    /// and other senders don't learn who is known (resolution 92).
    pub chooses_known: bool,
    /// The reasons why the change isn't allowed.
    pub violations: Vec<Violation>,
}

/// Only the owner of a contact list changes its contacts' data, and only lenders move contacts.
///
/// Returns whether the contact may be changed, whether it keeps its place, and whether the address of a known person
/// may be entered.
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

/// Returns the new email address, trimmed, if it differs from the old one ignoring case.
#[must_use]
pub fn changed_address<'a>(before: &str, given: &'a str) -> Option<&'a str> {
    let given = given.trim();
    (given.to_lowercase() != before.to_lowercase()).then_some(given)
}
