//! Secrets: passwords, tokens, and encrypted data.

mod common_passwords;
pub mod one_time;
pub mod passwords;
pub mod setup_code;
pub mod token;
pub mod vault;
