//! Loans, their members, entities and credit.

mod entities;
pub mod m20261128_000002_loans;
mod membership;
