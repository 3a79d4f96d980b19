//! Secrets: passwords, tokens, and encrypted data.

mod common_passwords;
pub mod passwords;
pub mod setup_code;
pub mod token;
pub mod totp;
pub mod vault;
