//! What can be done with somebody on the loan, from the menu of their row.

use serde::{Deserialize, Serialize};

use crate::contacts::removal::{ContactRemoval, contact_removal};
use crate::team::changing::removal::{RoleRemoval, role_removal};
use crate::team::changing::role_change::{RoleChange, role_change};
use crate::team::changing::role_editing::{RoleEditing, role_editing};
use crate::team::joining::{Joining, joining};
use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text::{Text, team as text};
use crate::violation::Verdict;

/// Somebody on the loan, and who looks at them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PersonMenu {
    /// The signed-in person's role on the loan.
    pub viewer_role: Role,
    /// The permissions the signed-in person holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// Whether it is the signed-in person's own row.
    #[serde(default)]
    pub own: bool,
    /// The loan role's id.
    #[serde(default)]
    pub loan_role_id: Option<String>,
    /// The person's role.
    pub role: Role,
    /// Whether a contact is in the signed-in person's own list, where removing them is offered.
    #[serde(default)]
    pub in_own_list: bool,
    /// How many lead lenders the loan has.
    #[serde(default)]
    pub lead_lenders: u32,
    /// Whether and how the person joins.
    pub joining: Joining,
}

/// What can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // their labels say what they do
pub enum PersonAction {
    Labels,
    MakeLead,
    Invite,
    Revoke,
    Leave,
    Remove,
}

/// One line of the menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PersonMenuItem {
    /// What it does.
    pub action: PersonAction,
    /// Its words.
    pub label: &'static str,
    /// Why it can't be done; nothing when it can.
    pub refusal: Option<String>,
}

/// A person's menu offers labels, the lead, the invitation and the way off the loan, each with why it can't be
/// done.
///
/// The lines of the menu, in order.
///
/// Rule in people, from platform §2.6, §5, §6; TEAM-08, TEAM-09, PERM-01; resolutions 30, 94, 95.
#[must_use]
pub fn person_menu(input: &PersonMenu) -> Vec<PersonMenuItem> {
    let PersonMenu { viewer_role, role, .. } = *input;
    let edited = RoleEditing { viewer_role, permissions: input.permissions.clone(), edited_role: role };
    let editing = words(role_editing(&edited));
    let item = |action, label: Text, refusal| PersonMenuItem { action, label: label.template, refusal };
    let mut items = vec![item(PersonAction::Labels, text::EDIT_LABELS, editing.clone())];
    if role.is_lender() && role != Role::LeadLender {
        let refusal = editing.clone().or_else(|| step(input, Some(Role::LeadLender)));
        items.push(item(PersonAction::MakeLead, text::MAKE_LEAD_LENDER, refusal));
    }
    let joins = joining(&input.joining);
    if !role.is_lender() && !joins.joined {
        let label = if joins.invited { text::INVITE_AGAIN } else { text::INVITE };
        items.push(item(PersonAction::Invite, label, editing.clone()));
        if joins.open {
            items.push(item(PersonAction::Revoke, text::REVOKE_INVITATION, editing.clone()));
        }
    }
    if role != Role::Contact || takes_off_contact(input) {
        let refusal = removal(input, editing);
        items.push(if input.own {
            item(PersonAction::Leave, text::LEAVE_LOAN, refusal)
        } else {
            item(PersonAction::Remove, text::REMOVE_PERSON, refusal)
        });
    }
    items
}

/// Whether the viewer takes a contact off the loan who is in somebody else's list: in their own, the list does it.
fn takes_off_contact(input: &PersonMenu) -> bool {
    let asked = ContactRemoval {
        owner: input.in_own_list,
        viewer_role: Some(input.viewer_role),
        loan_role_id: input.loan_role_id.clone(),
        key_contact: false,
        name: String::new(),
    };
    !input.in_own_list && contact_removal(&asked).violations.is_empty()
}

/// Why the person can't be taken off the loan. Everybody may give up their own place; other people's needs the
/// right to change it.
fn removal(input: &PersonMenu, editing: Option<String>) -> Option<String> {
    let why = editing.or_else(|| step(input, None)).filter(|_| !input.own);
    let (id, role, lead_lenders) = (input.loan_role_id.clone(), input.role, input.lead_lenders);
    words(role_removal(&RoleRemoval { id, role, disabled: false, lead_lenders })).or(why)
}

/// Why the viewer can't give the person that role, or take theirs away.
fn step(input: &PersonMenu, new_role: Option<Role>) -> Option<String> {
    let PersonMenu { viewer_role, own, role, .. } = *input;
    let permissions = input.permissions.clone();
    words(role_change(&RoleChange { viewer_role, permissions, own, role: Some(role), new_role }))
}

fn words(verdict: Verdict) -> Option<String> {
    verdict.violations.into_iter().next().map(|violation| violation.message)
}
