//! Threads, messages, drafts, and email participants.

pub mod m20261128_000005_messaging;
mod messages;
mod writing;
