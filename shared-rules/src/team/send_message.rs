//! A message to a person needs lending team communication when the person's role includes LENDER, and borrower team
//! communication otherwise.

use serde::{Deserialize, Serialize};

use super::permission::Permission;
use super::role::Role;

/// A person card and its viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SendMessageButton {
    /// The role of the person on the card.
    pub role: Role,
    /// The permissions of the viewer.
    pub permissions: Vec<Permission>,
}

/// Whether the card shows the Send Message button, and the required permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SendMessageAnswer {
    /// The required permission.
    pub needs: Permission,
    /// Whether the viewer holds it.
    pub shown: bool,
}

/// A message to a person needs lending team communication when the role includes LENDER, and borrower team
/// communication otherwise.
///
/// Returns whether the Send Message button is shown (CARD-02, CARD-03; resolution 35).
///
/// Rule from platform §6; CARD-02, CARD-03.
#[must_use]
pub fn send_message_button(input: &SendMessageButton) -> SendMessageAnswer {
    let needs = if input.role.includes_lender() {
        Permission::LendingTeamCommunication
    } else {
        Permission::BorrowerTeamCommunication
    };
    SendMessageAnswer { needs, shown: input.permissions.contains(&needs) }
}
