//! Reminders of open requests.

pub mod reminder;
pub mod reminder_pause;
pub mod reminder_policy;
pub mod reminder_request;
pub mod reminder_turn;
