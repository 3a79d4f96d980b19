//! Users, companies, sign-in, and preferences.

pub mod address_change;
pub mod address_proof;
pub mod app_user;
pub mod company;
pub mod company_link;
pub mod passkey;
pub mod passkey_answer;
pub mod password_reset;
pub mod picture;
pub mod preference;
pub mod recovery_code;
pub mod second_step;
pub mod session;
pub mod sign_in_failure;
pub mod sign_in_link;
