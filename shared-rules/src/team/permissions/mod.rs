//! What a role may do, and how a company changes that.

pub mod permission;
pub mod permission_change;
