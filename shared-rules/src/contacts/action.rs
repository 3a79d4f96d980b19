//! Actions on a contact: the owner of a contact list edits and removes its contacts; other members message, move and
//! view them.

use serde::{Deserialize, Serialize};

use super::contact_move::MoveTo;
use crate::team::role::RoleGroup;

/// A contact in a list and the viewer's relation to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactActions {
    /// The viewer's group.
    pub viewer_group: RoleGroup,
    /// Whether the list is the viewer's own.
    pub owner: bool,
    /// Whether the contact is a key contact.
    #[serde(default)]
    pub key_contact: bool,
}

/// The actions that the viewer can take on the contact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactActionsAnswer {
    /// View it.
    pub view: bool,
    /// Open the person's card on the loan, which only lenders see.
    pub card: bool,
    /// Send it a message.
    pub message: bool,
    /// Edit it.
    pub edit: bool,
    /// Remove it.
    pub remove: bool,
    /// The places it can be moved to; empty for non-lenders, who can neither set key contacts nor change the team.
    pub moves: Vec<MoveTo>,
}

/// Only the owner of a contact list edits and removes its contacts; other members message, move and view them.
///
/// Returns the actions that are available on a contact (CONTACT-42, PERM-04, PERM-10).
///
/// Rule from platform §6; CONTACT-42, PERM-10.
#[must_use]
pub fn contact_actions(input: &ContactActions) -> ContactActionsAnswer {
    let moves = match (input.viewer_group, input.key_contact) {
        (RoleGroup::Lender, true) => vec![MoveTo::Contact, MoveTo::BorrowingTeam],
        (RoleGroup::Lender, false) => vec![MoveTo::KeyContact, MoveTo::BorrowingTeam],
        _ => vec![],
    };
    ContactActionsAnswer {
        view: true,
        card: input.viewer_group == RoleGroup::Lender,
        message: true,
        edit: input.owner,
        remove: input.owner,
        moves,
    }
}
