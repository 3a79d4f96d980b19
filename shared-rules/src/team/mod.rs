//! The loan team: roles, groups, permissions, ordering, removal.

pub mod permission;
pub mod role;
