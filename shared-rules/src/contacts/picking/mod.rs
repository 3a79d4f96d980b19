//! Picking contacts for a role: who is offered, and who the users behind a choice are.

pub mod picker;
pub mod picker_users;
