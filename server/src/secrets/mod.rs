//! What must not be read or guessed: passwords, tokens, and what is kept encrypted.

mod common_passwords;
pub mod one_time;
pub mod passwords;
pub mod setup_code;
pub mod token;
pub mod vault;
