//! Signing in, and the company that people sign in for.

mod account;
mod company;
mod employee_import;
mod leaving;
mod passkeys;
mod photo;
mod record;
mod reset;
mod second_step;
mod second_step_required;
mod sign_in;
mod time_zone;
