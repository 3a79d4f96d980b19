//! Moves between contacts, key contacts and the borrowing team. Lenders confirm each move in a dialog; moving to key
//! contacts asks for a role when none is set. A contact's role is kept while the person is on the borrowing team, and
//! every move can be undone.

use serde::{Deserialize, Serialize};

use crate::team::permission::Permission;
use crate::team::role::{BorrowerType, Role};
use crate::team::role_editing::{RoleEditing, role_editing};
use crate::team::role_picker::SubRole;
use crate::text::{self, Text};
use crate::violation::Violation;

/// The destination of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum MoveTo {
    /// To the key contacts.
    KeyContact,
    /// To the other contacts.
    Contact,
    /// To the borrowing team, as BORROWER.
    BorrowingTeam,
}

/// A move as set in the dialog.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactMove {
    /// The mover's role on the loan.
    pub viewer_role: Role,
    /// The permissions the mover holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The destination.
    pub to: MoveTo,
    /// The moved person's role on the loan now.
    pub role: Role,
    /// Whether the person is a key contact now.
    #[serde(default)]
    pub key_contact: bool,
    /// The person's name.
    pub name: String,
    /// The contact role the person has now, or had before joining the borrowing team.
    #[serde(default)]
    pub contact_sub_role: Option<SubRole>,
    /// The contact role chosen in the dialog.
    #[serde(default)]
    pub chosen_role: Option<SubRole>,
    /// The visible-to-borrowers toggle of the dialog.
    #[serde(default)]
    pub visible_to_borrower: bool,
}

/// The API call that makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum MoveCall {
    /// Update the contact relation, by the contact's loan role.
    EditContactRelation,
    /// Edit the non-lender user.
    EditNonLenderUser,
}

/// The contact relation after a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MovedRelation {
    /// Whether it is a key contact.
    pub key_contact: bool,
    /// Whether borrowers see it; only for key contacts.
    pub visible_to_borrower: bool,
    /// The contact role.
    pub contact_sub_role_id: Option<String>,
}

/// The request to send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoveRequest {
    /// The call.
    pub call: MoveCall,
    /// The role on the loan after the move.
    pub role: Role,
    /// The contact relation after the move; none for the borrowing team.
    pub contact_relation: Option<MovedRelation>,
}

/// The questions of the dialog, the request that confirming sends, and the message afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactMoveAnswer {
    /// Whether the dialog asks for a key-contact role.
    pub asks_role: bool,
    /// Whether the dialog has a visible-to-borrowers toggle.
    pub asks_visibility: bool,
    /// The reasons why it can't be confirmed.
    pub violations: Vec<Violation>,
    /// The request that confirming sends; none while there are violations.
    pub request: Option<MoveRequest>,
    /// The toast after a successful move.
    pub success: String,
}

/// Lenders move people between contacts, key contacts and the borrowing team, each move confirmed.
///
/// Returns the questions and the effect of the move (CONTACT-43 … CONTACT-49, TOAST-16 … TOAST-19; resolutions 19, 28).
///
/// Rule from platform §4; CONTACT-43…49, TOAST-16…19.
#[must_use]
pub fn contact_move(input: &ContactMove) -> ContactMoveAnswer {
    let to_key = input.to == MoveTo::KeyContact;
    let asks_role =
        to_key && input.role == Role::Contact && non_blank_role(input.contact_sub_role.as_ref()).is_none();
    let violations = move_violations(input, asks_role);
    ContactMoveAnswer {
        asks_role,
        asks_visibility: to_key,
        request: violations.is_empty().then(|| move_request(input)),
        violations,
        success: success_message(input),
    }
}

/// A failed move.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FailedMove {
    /// The destination.
    pub to: MoveTo,
    /// The server's error message, if it responded.
    #[serde(default)]
    pub message: Option<String>,
}

/// A failed move to key contacts has a fixed message; other failed moves show the server's message.
///
/// Returns the toast of the failed move; a generic message when the server didn't respond.
///
/// Rule from platform §8; CONTACT-53, TOAST-04; resolution 96.
#[must_use]
pub fn move_failure(input: &FailedMove) -> String {
    let said = input.message.as_deref().map(str::trim).filter(|said| !said.is_empty());
    match (input.to, said) {
        (MoveTo::KeyContact, _) => text::contacts::MOVE_TO_KEY_FAILED.to_string(),
        (_, Some(said)) => said.to_owned(),
        (_, None) => text::contacts::MOVE_FAILED.to_string(),
    }
}

/// A completed move and the person's place before it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MadeMove {
    /// The destination.
    pub to: MoveTo,
    /// The person's role on the loan before the move.
    pub role: Role,
    /// The borrower type, for a borrower.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// Whether they were a key contact before.
    #[serde(default)]
    pub key_contact: bool,
    /// Whether borrowers saw them before.
    #[serde(default)]
    pub visible_to_borrower: bool,
    /// The contact role they had, or kept from before they joined the borrowing team.
    #[serde(default)]
    pub contact_sub_role: Option<SubRole>,
}

/// The request that undoes a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoveBack {
    /// The call.
    pub call: MoveCall,
    /// The previous role on the loan.
    pub role: Role,
    /// The previous borrower type.
    pub borrower_type: Option<BorrowerType>,
    /// The previous contact relation; for a member of the borrowing team, the one they kept.
    pub contact_relation: MovedRelation,
}

/// A move can be undone to the previous place, role and visibility. A key contact without a role can't be restored,
/// so no undo is offered.
///
/// Returns the request that undoes the move, if possible (CONTACT-43 … CONTACT-49).
///
/// Rule from platform §4; CONTACT-43…49.
#[must_use]
pub fn move_back(input: &MadeMove) -> Option<MoveBack> {
    let sub_role = input.contact_sub_role.as_ref().map(|role| role.id.as_str()).filter(|id| !id.is_empty());
    let within_contacts = input.role.is_contact() && input.to != MoveTo::BorrowingTeam;
    if within_contacts && input.key_contact && sub_role.is_none() {
        return None;
    }
    Some(MoveBack {
        call: if within_contacts { MoveCall::EditContactRelation } else { MoveCall::EditNonLenderUser },
        role: input.role,
        borrower_type: input.borrower_type.filter(|_| input.role.is_borrower()),
        contact_relation: MovedRelation {
            key_contact: input.role.is_contact() && input.key_contact,
            visible_to_borrower: input.visible_to_borrower,
            contact_sub_role_id: sub_role.map(str::to_owned),
        },
    })
}

fn move_violations(input: &ContactMove, asks_role: bool) -> Vec<Violation> {
    let changes_team = input.role.is_borrower() || input.to == MoveTo::BorrowingTeam;
    let text = if !is_valid_move(input) {
        Some(text::contacts::NOT_A_MOVE.violation("to"))
    } else if !input.viewer_role.is_lender() {
        Some(text::contacts::ONLY_LENDERS_MOVE.violation("to"))
    } else if asks_role && non_blank_role(input.chosen_role.as_ref()).is_none() {
        Some(text::contacts::KEY_CONTACT_ROLE_REQUIRED.violation("chosenRole"))
    } else {
        None
    };
    let editing = role_editing(&RoleEditing {
        viewer_role: input.viewer_role,
        permissions: input.permissions.clone(),
        edited_role: Role::Borrower,
    });
    let team = if changes_team && text.is_none() { editing.violations } else { vec![] };
    text.into_iter().chain(team).collect()
}

fn is_valid_move(input: &ContactMove) -> bool {
    match input.to {
        MoveTo::KeyContact => input.role.is_borrower() || (input.role == Role::Contact && !input.key_contact),
        MoveTo::Contact => input.role.is_borrower() || (input.role == Role::Contact && input.key_contact),
        MoveTo::BorrowingTeam => input.role == Role::Contact,
    }
}

fn move_request(input: &ContactMove) -> MoveRequest {
    let key_contact = input.to == MoveTo::KeyContact;
    // A borrowing team role doesn't apply to a contact.
    let kept =
        non_blank_role(input.contact_sub_role.as_ref()).filter(|role| !role.sub_role_type.is_team_role());
    let relation = MovedRelation {
        key_contact,
        visible_to_borrower: key_contact && input.visible_to_borrower,
        contact_sub_role_id: non_blank_role(input.chosen_role.as_ref()).or(kept).map(|role| role.id.clone()),
    };
    let within_contacts = input.role == Role::Contact && input.to != MoveTo::BorrowingTeam;
    let joins = input.to == MoveTo::BorrowingTeam;
    MoveRequest {
        call: if within_contacts { MoveCall::EditContactRelation } else { MoveCall::EditNonLenderUser },
        role: if joins { Role::Borrower } else { Role::Contact },
        contact_relation: (!joins).then_some(relation),
    }
}

fn success_message(input: &ContactMove) -> String {
    let chosen = non_blank_role(input.chosen_role.as_ref());
    let text: Text = match input.to {
        MoveTo::KeyContact if chosen.is_some() => text::contacts::MOVED_TO_KEY_WITH_ROLE,
        MoveTo::KeyContact => text::contacts::MOVED_TO_KEY,
        MoveTo::BorrowingTeam => text::contacts::MOVED_TO_BORROWING_TEAM,
        MoveTo::Contact if input.role.is_borrower() => text::contacts::MOVED_TO_CONTACT_ON_PROFILE,
        MoveTo::Contact => text::contacts::MOVED_TO_PROFILE,
    };
    let role = chosen.map_or("", |role| role.title.as_str());
    text.fill(&[("name", &input.name), ("role", role)])
}

/// Returns the role, unless it is blank.
fn non_blank_role(role: Option<&SubRole>) -> Option<&SubRole> {
    role.filter(|role| !role.id.is_empty())
}
