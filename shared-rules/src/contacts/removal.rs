//! A contact is removed by the owner of the list, by its own loan role, and taken off the loan by its lead
//! lenders; the toast tells a key contact from another.

use serde::{Deserialize, Serialize};

use crate::team::role::Role;
use crate::text;
use crate::violation::Violation;

/// A contact that someone wants to remove.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactRemoval {
    /// Whether the list is the viewer's own.
    pub owner: bool,
    /// The viewer's role on the loan: its lead lenders take off it whoever can open it.
    #[serde(default)]
    pub viewer_role: Option<Role>,
    /// The contact's loan role; none when it can't be found.
    #[serde(default)]
    pub loan_role_id: Option<String>,
    /// Whether it is a key contact.
    #[serde(default)]
    pub key_contact: bool,
    /// The contact's name.
    pub name: String,
}

/// What removing does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactRemovalAnswer {
    /// The loan role to delete the contact relation of; none: no call is made.
    pub loan_role_id: Option<String>,
    /// Why not; its message is the toast.
    pub violations: Vec<Violation>,
    /// The toast when it worked.
    pub success: String,
}

/// A contact is removed by the owner of the list, or off the loan by its lead lenders.
///
/// What removing a contact does (PERM-10, TOAST-03, TOAST-14, TOAST-15; resolutions 20, 95).
///
/// Rule from platform §8; PERM-10, TOAST-03, TOAST-14, TOAST-15.
#[must_use]
pub fn contact_removal(input: &ContactRemoval) -> ContactRemovalAnswer {
    let id = input.loan_role_id.clone().filter(|id| !id.is_empty());
    let may = input.owner || input.viewer_role == Some(Role::LeadLender);
    let problem = match (may, &id) {
        (false, _) => Some(text::contacts::NOT_LIST_OWNER),
        (true, None) => Some(text::contacts::REMOVE_FAILED_ROLE_NOT_FOUND),
        (true, Some(_)) => None,
    };
    let success = if input.key_contact { text::contacts::REMOVED_KEY } else { text::contacts::REMOVED };
    ContactRemovalAnswer {
        loan_role_id: id.filter(|_| problem.is_none()),
        violations: problem.map(|text| text.violation("loanRoleId")).into_iter().collect(),
        success: success.fill(&[("name", &input.name)]),
    }
}
