//! Signing in, and the company that people sign in for.

mod company;
mod reset;
mod sign_in;
