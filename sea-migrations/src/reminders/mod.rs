//! Reminders of open requests.

pub mod m20261128_000008_reminders;
