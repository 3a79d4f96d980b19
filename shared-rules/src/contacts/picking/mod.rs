//! Picking contacts for a role: the people offered, and the users behind a choice.

pub mod picker;
pub mod picker_users;
