//! The contact picker offers the people of the loan and contacts from anywhere; lenders and borrowers who aren't on
//! the loan are offered in company mode only.

use serde::{Deserialize, Serialize};

use crate::team::role::RoleGroup;

/// A user from a search.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FoundUser {
    /// The user's id.
    pub id: String,
    /// The user's group.
    pub role_group: RoleGroup,
    /// Whether the person is on the loan.
    #[serde(default)]
    pub on_loan: bool,
}

/// The users found and the picker's mode.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PickerUsers {
    /// Whether employees and borrowers who aren't on the loan are offered too.
    #[serde(default)]
    pub company_mode: bool,
    /// The users in search order.
    pub users: Vec<FoundUser>,
}

/// The contact picker offers the people of the loan and contacts; other people in company mode only.
///
/// Returns the ids of the people offered (TEAM-12; resolution 36).
///
/// Rule from platform §5; TEAM-12.
#[must_use]
pub fn picker_users(input: &PickerUsers) -> Vec<String> {
    let offered =
        |user: &&FoundUser| input.company_mode || user.on_loan || user.role_group == RoleGroup::Contact;
    input.users.iter().filter(offered).map(|user| user.id.clone()).collect()
}
