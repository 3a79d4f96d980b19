//! Companies, the people who use Loanroom, how they sign in, and the mail to them.

mod companies;
pub mod m20261128_000001_accounts;
mod mail;
mod operations;
mod sign_in;
