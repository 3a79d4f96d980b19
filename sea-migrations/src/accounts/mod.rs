//! Companies, users, sign-in, and email to users.

mod companies;
pub mod m20261128_000001_accounts;
mod mail;
mod operations;
mod sign_in;
