//! Threads, messages, drafts, and people who write by email.

pub mod m20261128_000005_messaging;
mod messages;
mod writing;
