//! A company decides what its roles may do: lead lenders always hold every permission, the rest of the
//! lending team holds any but making leads, which managers alone can be given, and borrowers and contacts
//! can only be allowed to write.

use serde::{Deserialize, Serialize};

use crate::team::permission::{Permission, PermissionOverride};
use crate::team::role::{Role, RoleInput};
use crate::text;
use crate::violation::Violation;

/// Which permissions can be granted to a role or taken from it.
///
/// The permissions that can be granted to a role or taken from it (PERM-06 … PERM-09; resolution 94).
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

/// What people in a role are to hold.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PermissionChange {
    /// The role.
    pub role: Role,
    /// Every permission it is to hold.
    pub permissions: Vec<Permission>,
}

/// What to keep of a change, and what stands against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PermissionChangeAnswer {
    /// Where the role differs from its default.
    pub overrides: Vec<PermissionOverride>,
    /// Why it can't be so; then nothing is kept.
    pub violations: Vec<Violation>,
}

/// A company decides what its roles hold; lead lenders hold everything, borrowers and contacts only
/// what lets them write.
///
/// The decisions that make the role hold exactly these permissions.
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
