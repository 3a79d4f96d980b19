//! Signing in, and the company of the signed-in user.

mod account;
mod company;
mod employee_import;
mod fresh_proof;
mod leaving;
mod passkeys;
mod photo;
mod record;
mod reset;
mod second_step;
mod second_step_required;
mod sign_in;
mod sign_in_link;
mod time_zone;

pub use second_step::turn_on;
