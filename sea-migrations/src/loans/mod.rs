//! Loans, who is on them, their entities and credit.

mod entities;
pub mod m20261128_000002_loans;
mod membership;
