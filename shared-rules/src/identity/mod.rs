//! Accounts: how people get back in, what they may change about themselves, and how employees leave.

pub mod address_proof;
pub mod device;
pub mod fresh_proof;
pub mod leaving;
pub mod password_reset;
pub mod profile;
pub mod second_step;
pub mod sign_in_link;
