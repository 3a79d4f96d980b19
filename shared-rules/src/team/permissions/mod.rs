//! Permissions of roles, and how a company changes them.

pub mod permission;
pub mod permission_change;
