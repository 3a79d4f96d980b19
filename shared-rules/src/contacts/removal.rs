//! Removal of a contact: the list's owner removes it by its loan role, and the loan's lead lenders remove it from the
//! loan. The toast differs for key contacts.

use serde::{Deserialize, Serialize};

use crate::team::role::Role;
use crate::text;
use crate::violation::Violation;

/// A contact to remove.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactRemoval {
    /// Whether the list is the viewer's own.
    pub owner: bool,
    /// The viewer's role on the loan: lead lenders can remove anyone who can open the loan.
    #[serde(default)]
    pub viewer_role: Option<Role>,
    /// The contact's loan role; none when it isn't found.
    #[serde(default)]
    pub loan_role_id: Option<String>,
    /// Whether it is a key contact.
    #[serde(default)]
    pub key_contact: bool,
    /// The contact's name.
    pub name: String,
}

/// The effect of removing a contact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactRemovalAnswer {
    /// The loan role whose contact relation is deleted; none when no call is made.
    pub loan_role_id: Option<String>,
    /// The reasons why it can't be removed; the first message is the toast.
    pub violations: Vec<Violation>,
    /// The toast after a successful removal.
    pub success: String,
}

/// A contact is removed by the owner of the list, or from the loan by its lead lenders.
///
/// Returns the effect of removing the contact (PERM-10, TOAST-03, TOAST-14, TOAST-15; resolutions 20, 95).
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
