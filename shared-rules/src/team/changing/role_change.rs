//! Who may give or take which role on a loan: nobody raises their own, nobody gives or takes a lender's role
//! above their own, and lead lenders are made and unmade by lead lenders, or by managers where the company's
//! permissions say so.

use serde::{Deserialize, Serialize};

use super::role_editing::{RoleEditing, role_editing};
use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text::{self, Text};
use crate::violation::Verdict;

/// Somebody gives a person on a loan a role, another one, or none any more.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleChange {
    /// The signed-in person's role on the loan.
    pub viewer_role: Role,
    /// The permissions the signed-in person holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// Whether it is the signed-in person's own role.
    #[serde(default)]
    pub own: bool,
    /// The role so far; none for somebody who joins.
    #[serde(default)]
    pub role: Option<Role>,
    /// The role to have; none for somebody who is taken off the loan.
    #[serde(default)]
    pub new_role: Option<Role>,
}

/// Nobody raises their own role, or gives one above it; leads are made by leads.
///
/// Whether the role may be given or taken, and if not, why.
///
/// Rule from platform §6; TEAM-09, PERM-01, PERM-07; resolution 94.
#[must_use]
pub fn role_change(input: &RoleChange) -> Verdict {
    let RoleChange { viewer_role, permissions, own, role, new_role } = input.clone();
    let ask = |edited_role| {
        role_editing(&RoleEditing { viewer_role, permissions: permissions.clone(), edited_role })
    };
    let refused = [role, new_role].into_iter().flatten().map(ask).find(|verdict| !verdict.allowed);
    refused.unwrap_or_else(|| {
        let step = Step { viewer_role, permissions: &permissions, own, role, new_role };
        step_refusal(&step).map(|text| text.violation("role")).into()
    })
}

/// The roles that somebody may be given.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleChoices {
    /// The signed-in person's role on the loan.
    pub viewer_role: Role,
    /// The permissions the signed-in person holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// Whether it is the signed-in person's own role.
    #[serde(default)]
    pub own: bool,
    /// The role so far; none for somebody who joins.
    #[serde(default)]
    pub role: Option<Role>,
}

/// A role to choose, or why it can't be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleChoice {
    /// The role.
    pub role: Role,
    /// Why not; nothing when it can be chosen.
    pub refusal: Option<&'static str>,
}

/// Every lender's role, and why it can't be given.
///
/// Every lender's role, and whether the person may be given it.
///
/// Rule from platform §6; resolution 94.
#[must_use]
pub fn role_choices(input: &RoleChoices) -> Vec<RoleChoice> {
    let choice = |new_role: Role| {
        let step = Step {
            viewer_role: input.viewer_role,
            permissions: &input.permissions,
            own: input.own,
            role: input.role,
            new_role: Some(new_role),
        };
        RoleChoice { role: new_role, refusal: step_refusal(&step).map(|text| text.template) }
    };
    Role::ALL.into_iter().filter(|role| role.is_lender()).map(choice).collect()
}

/// One step from a role to another, on a loan or at a company.
pub(super) struct Step<'a> {
    pub viewer_role: Role,
    pub permissions: &'a [Permission],
    pub own: bool,
    pub role: Option<Role>,
    pub new_role: Option<Role>,
}

/// Why the step isn't theirs to make; nothing when it is.
pub(super) fn step_refusal(step: &Step<'_>) -> Option<Text> {
    if step.role == step.new_role {
        return None;
    }
    let lead = |role| role == Some(Role::LeadLender);
    let touches_lead = lead(step.role) || lead(step.new_role);
    let makes_leads =
        step.viewer_role == Role::LeadLender || step.permissions.contains(&Permission::MakeLeads);
    let highest = rank(step.role).max(rank(step.new_role));
    if step.own && step.role.is_some() && raises(step.role, step.new_role) {
        Some(text::team::NOBODY_RAISES_SELF)
    } else if touches_lead && !makes_leads {
        Some(text::team::ONLY_LEADS_MAKE_LEADS)
    } else if !touches_lead && highest > rank(Some(step.viewer_role)) {
        Some(text::team::ROLE_ABOVE_OWN)
    } else {
        None
    }
}

/// Whether the role after is more than the one before. Only a lead lender steps down to underwriter: for
/// everybody else what underwriters see may be more.
fn raises(before: Option<Role>, after: Option<Role>) -> bool {
    let to_underwriter = after == Some(Role::Underwriter) && before != Some(Role::LeadLender);
    rank(after) > rank(before) || to_underwriter
}

/// How high a lender's role stands; nobody else's does.
const fn rank(role: Option<Role>) -> u8 {
    match role {
        Some(Role::LeadLender) => 4,
        Some(Role::Manager) => 3,
        Some(Role::AssociateLender | Role::Underwriter) => 2,
        Some(Role::Lender) => 1,
        Some(Role::LeadBorrower | Role::Borrower | Role::Contact) | None => 0,
    }
}
