//! The permissions of a role, decided by the shared rule from the defaults and the company's overrides.

use shared_rules::team::{
    permission::{Permission, RolePermissions, role_permissions},
    role::Role,
};

use crate::entity::company;

/// Returns the permissions of `role` on a company's loans, or at the company; without a company, the defaults.
#[must_use]
pub fn permissions_of(role: Role, company: Option<&company::Model>) -> Vec<Permission> {
    let decided = company.and_then(|company| company.permission_overrides.get(&role));
    role_permissions(&RolePermissions { role, overrides: decided.cloned().unwrap_or_default() })
}
