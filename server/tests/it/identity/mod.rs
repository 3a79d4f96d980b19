//! Signing in, and the company that people sign in for.

mod account;
mod company;
mod leaving;
mod reset;
mod sign_in;
