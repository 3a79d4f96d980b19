//! Loans and their entities.

pub mod entity_on_loan;
pub mod file_import;
pub mod loan;
pub mod loan_entity;
pub mod loan_opening;
