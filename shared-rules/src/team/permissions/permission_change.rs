//! A company sets the permissions of its roles: lead lenders always hold every permission, the rest of the lending
//! team can hold any except assigning leads, which only managers can be granted, and borrowers and contacts can only
//! be allowed to send messages.

use serde::{Deserialize, Serialize};

use crate::team::permission::{Permission, PermissionOverride};
use crate::team::role::{Role, RoleInput};
use crate::text;
use crate::violation::Violation;

/// Only some permissions can be granted to or revoked from a role.
///
/// Returns the permissions that can be granted or revoked (PERM-06 … PERM-09; resolution 94).
///
/// Rule from platform §6; PERM-06…09.
#[must_use]
pub fn permission_choices(input: &RoleInput) -> Vec<Permission> {
    match input.role {
        Role::LeadLender => Vec::new(),
        Role::Manager => Permission::ALL.to_vec(),
        role if role.is_lender() => {
            Permission::ALL.into_iter().filter(|permission| *permission != Permission::MakeLeads).collect()
        }
        _ => vec![Permission::LendingTeamCommunication, Permission::BorrowerTeamCommunication],
    }
}

/// The permissions that a role should hold.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PermissionChange {
    /// The role.
    pub role: Role,
    /// All permissions that it should hold.
    pub permissions: Vec<Permission>,
}

/// The stored form of a change, and its violations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PermissionChangeAnswer {
    /// The differences from the role's default.
    pub overrides: Vec<PermissionOverride>,
    /// The reasons why the change isn't allowed; then nothing is stored.
    pub violations: Vec<Violation>,
}

/// A company sets the permissions of its roles; lead lenders hold all, borrowers and contacts only those for
/// messages.
///
/// Returns the overrides with which the role holds exactly these permissions.
///
/// Rule from platform §6; PERM-06…09.
#[must_use]
pub fn permission_change(input: &PermissionChange) -> PermissionChangeAnswer {
    let choices = permission_choices(&RoleInput { role: input.role });
    let overrides: Vec<PermissionOverride> = Permission::ALL
        .into_iter()
        .map(|permission| PermissionOverride { permission, granted: input.permissions.contains(&permission) })
        .filter(|decision| decision.granted != decision.permission.by_default(input.role))
        .collect();
    let problem = if overrides.iter().all(|decision| choices.contains(&decision.permission)) {
        return PermissionChangeAnswer { overrides, violations: Vec::new() };
    } else if input.role == Role::LeadLender {
        text::team::LEAD_HOLDS_ALL
    } else if input.role.is_lender() {
        text::team::ONLY_MANAGERS_MAKE_LEADS
    } else {
        text::team::ONLY_LENDERS_HOLD
    };
    PermissionChangeAnswer { overrides: Vec::new(), violations: vec![problem.violation("permissions")] }
}
