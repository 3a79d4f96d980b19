//! The people in the sharing dialog: users, on the loan or not, and email addresses.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::team::role::{BorrowerType, Role, RoleGroup};
use crate::value::email;

/// One entry of the dialog.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareEntry {
    /// The user's id, or the email address of a person who isn't a user.
    pub value: String,
    /// The displayed name.
    #[serde(default)]
    pub label: String,
    /// The user's group; none for an address.
    #[serde(default)]
    pub role_group: Option<RoleGroup>,
    /// The role on the loan; none for people who aren't on it.
    #[serde(default)]
    pub role: Option<Role>,
    /// The borrower type, for borrowers of the loan.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// Whether the person accepts files on the loan.
    #[serde(default)]
    pub can_accept_files: bool,
    /// Whether the borrowers see the person's role on the loan.
    #[serde(default)]
    pub visible_to_borrower: bool,
    /// Whether the address is already a contact.
    #[serde(default)]
    pub is_contact: bool,
}

impl ShareEntry {
    /// Returns whether it is an address rather than a user (ASSIGN-07).
    pub(crate) fn is_email(&self) -> bool {
        email::is_valid(self.value.trim())
    }

    /// Returns whether the person has a role on the loan.
    pub(crate) const fn on_loan(&self) -> bool {
        self.role.is_some()
    }

    /// Returns the name to show, or the value if there is none.
    pub(crate) fn name(&self) -> &str {
        if self.label.trim().is_empty() { &self.value } else { &self.label }
    }

    /// Returns the key that identifies an entry: addresses are compared ignoring case.
    fn key(&self) -> String {
        if self.is_email() { self.value.trim().to_lowercase() } else { self.value.clone() }
    }
}

/// Returns the entries without duplicates, in input order.
pub(crate) fn distinct_entries(entries: &[ShareEntry]) -> Vec<&ShareEntry> {
    let mut known = HashSet::new();
    entries.iter().filter(|entry| known.insert(entry.key())).collect()
}
