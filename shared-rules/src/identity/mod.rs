//! Accounts: recovering access, changing profile and sign-in, and removing employees.

pub mod address_proof;
pub mod device;
pub mod employee_leaving;
pub mod fresh_proof;
pub mod password_reset;
pub mod profile;
pub mod second_step;
pub mod sign_in_email;
pub mod sign_in_link;
