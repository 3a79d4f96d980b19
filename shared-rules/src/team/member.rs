//! A person on a loan or offered for it, as the team rules see them.

use serde::{Deserialize, Serialize};

use super::role::{Role, RoleGroup};
use crate::value::collation::collation_key;
use crate::value::display_name::{PersonName, display_name};

/// The person behind a role.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct MemberUser {
    /// The user's id.
    pub id: Option<String>,
    /// First name.
    pub given_name: Option<String>,
    /// Last name.
    pub family_name: Option<String>,
    /// Email address.
    pub email_address: Option<String>,
}

impl MemberUser {
    /// Returns the name to show, or the email address of a person without a name.
    #[must_use]
    pub fn display_name(&self) -> String {
        display_name(&PersonName {
            given_name: self.given_name.clone(),
            family_name: self.family_name.clone(),
            email_address: self.email_address.clone(),
        })
    }
}

/// A role on a loan and the person who holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Member {
    /// The id that results use: the loan role's id, or the user's if there is no role yet.
    pub id: String,
    /// The role.
    pub role: Role,
    /// The person.
    #[serde(default)]
    pub user: MemberUser,
    /// Whether a contact is a key contact.
    #[serde(default)]
    pub key_contact: bool,
    /// Whether borrowers may see this role.
    #[serde(default)]
    pub visible_to_borrower: bool,
    /// Whether lenders may see this role: a contact may be hidden from them.
    #[serde(default = "default_true")]
    pub visible_to_lender: bool,
    /// The user whose contact list a contact is in; they always see it.
    #[serde(default)]
    pub listed_by: Option<String>,
    /// Whether the person is on the loan, rather than an employee or borrower of the company.
    #[serde(default = "default_true")]
    pub on_loan: bool,
}

const fn default_true() -> bool {
    true
}

/// The section of a member in lists of people (PERM-01 … PERM-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Section {
    /// The five lender roles.
    LendingTeam,
    /// Lead borrower and borrowers.
    BorrowingTeam,
    /// Contacts with `keyContact`.
    KeyContacts,
    /// The other contacts.
    Contacts,
}

impl Member {
    /// Returns the member's section in lists of people.
    #[must_use]
    pub const fn section(&self) -> Section {
        match self.role.group() {
            RoleGroup::Lender => Section::LendingTeam,
            RoleGroup::Borrower => Section::BorrowingTeam,
            RoleGroup::Contact if self.key_contact => Section::KeyContacts,
            RoleGroup::Contact => Section::Contacts,
        }
    }

    /// Returns the sort key: the role, then the name ignoring case and accents (TEAM-14, TEAM-15).
    #[must_use]
    pub fn sort_key(&self) -> (Role, String) {
        (self.role, collation_key(&self.user.display_name()))
    }
}
