//! What a role allows: the shared rule decides, from the default and what the company decided beyond it.

use shared_rules::team::{
    permission::{Permission, RolePermissions, role_permissions},
    role::Role,
};

use crate::entity::company;

/// The permissions that people in `role` hold on the loans of a company, or at it; without a company the
/// defaults.
#[must_use]
pub fn permissions_of(role: Role, company: Option<&company::Model>) -> Vec<Permission> {
    let decided = company.and_then(|company| company.permission_overrides.get(&role));
    role_permissions(&RolePermissions { role, overrides: decided.cloned().unwrap_or_default() })
}
