//! Reminders of open requests by email: the company's policy, the dates on which each person is reminded, and the
//! reasons why not.

pub mod person;
pub mod plan;
pub mod policy;
pub mod remind_now;
mod schedule;
pub mod words;
