//! Signing in, and the company of the signed-in user.

mod account;
mod audit_log;
mod company;
mod employee_import;
mod employee_removal;
mod fresh_proof;
mod passkeys;
mod password_reset;
mod photo;
mod second_step;
mod second_step_required;
mod sign_in;
mod sign_in_link;
mod time_zone;

pub use second_step::turn_on;
