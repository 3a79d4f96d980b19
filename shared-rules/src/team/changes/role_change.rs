//! Permissions to assign and remove roles on a loan: people can't raise their own role, or assign or remove a
//! lender's role above their own. Lead lenders are added and removed by lead lenders, or by managers if the company's
//! permissions allow it.

use serde::{Deserialize, Serialize};

use super::role_editing::{RoleEditing, role_editing};
use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text::{self, Text};
use crate::violation::Verdict;

/// A change of a person's role on a loan: added, replaced or removed.
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
    /// The current role; none for a person who joins.
    #[serde(default)]
    pub role: Option<Role>,
    /// The new role; none for a person who is removed from the loan.
    #[serde(default)]
    pub new_role: Option<Role>,
}

/// People can't raise their own role, or assign one above it; leads assign leads.
///
/// Returns whether the role may be assigned or removed, and the reason if not.
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
        let step = RoleStep { viewer_role, permissions: &permissions, own, role, new_role };
        role_step_refusal(&step).map(|text| text.violation("role")).into()
    })
}

/// A person whose role is about to be chosen.
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
    /// The current role; none for a person who joins.
    #[serde(default)]
    pub role: Option<Role>,
}

/// A role to choose, or the reason why it can't be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleChoice {
    /// The role.
    pub role: Role,
    /// The reason; none when it can be chosen.
    pub refusal: Option<&'static str>,
}

/// Every lender role is listed, with the reason if it can't be assigned.
///
/// Returns the lender roles, and whether each can be assigned to the person.
///
/// Rule from platform §6; resolution 94.
#[must_use]
pub fn role_choices(input: &RoleChoices) -> Vec<RoleChoice> {
    let choice = |new_role: Role| {
        let step = RoleStep {
            viewer_role: input.viewer_role,
            permissions: &input.permissions,
            own: input.own,
            role: input.role,
            new_role: Some(new_role),
        };
        RoleChoice { role: new_role, refusal: role_step_refusal(&step).map(|text| text.template) }
    };
    Role::ALL.into_iter().filter(|role| role.is_lender()).map(choice).collect()
}

/// A change from one role to another, on a loan or at a company.
pub(super) struct RoleStep<'a> {
    pub viewer_role: Role,
    pub permissions: &'a [Permission],
    pub own: bool,
    pub role: Option<Role>,
    pub new_role: Option<Role>,
}

/// Returns the reason why the change isn't allowed; none when it is.
pub(super) fn role_step_refusal(step: &RoleStep<'_>) -> Option<Text> {
    if step.role == step.new_role {
        return None;
    }
    let lead = |role| role == Some(Role::LeadLender);
    let touches_lead = lead(step.role) || lead(step.new_role);
    let makes_leads =
        step.viewer_role == Role::LeadLender || step.permissions.contains(&Permission::MakeLeads);
    let highest = role_rank(step.role).max(role_rank(step.new_role));
    if step.own && step.role.is_some() && is_raise(step.role, step.new_role) {
        Some(text::team::NOBODY_RAISES_SELF)
    } else if touches_lead && !makes_leads {
        Some(text::team::ONLY_LEADS_MAKE_LEADS)
    } else if !touches_lead && highest > role_rank(Some(step.viewer_role)) {
        Some(text::team::ROLE_ABOVE_OWN)
    } else {
        None
    }
}

/// Returns whether the new role is higher than the old one. Only for a lead lender is underwriter a step down: for
/// other people, underwriters may see more.
fn is_raise(before: Option<Role>, after: Option<Role>) -> bool {
    let to_underwriter = after == Some(Role::Underwriter) && before != Some(Role::LeadLender);
    role_rank(after) > role_rank(before) || to_underwriter
}

/// Returns the rank of a lender role; 0 for other roles.
const fn role_rank(role: Option<Role>) -> u8 {
    match role {
        Some(Role::LeadLender) => 4,
        Some(Role::Manager) => 3,
        Some(Role::AssociateLender | Role::Underwriter) => 2,
        Some(Role::Lender) => 1,
        Some(Role::LeadBorrower | Role::Borrower | Role::Contact) | None => 0,
    }
}
