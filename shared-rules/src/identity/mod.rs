//! Accounts: how people get back in, and what they may change about themselves.

pub mod password_reset;
