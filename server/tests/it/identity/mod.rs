//! Signing in, and the company that people sign in for.

mod company;
mod sign_in;
