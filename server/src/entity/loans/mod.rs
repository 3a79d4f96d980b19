//! The loans and what they are about.

pub mod element_stamp;
pub mod entity_on_loan;
pub mod file_import;
pub mod list_stamp;
pub mod loan;
pub mod loan_entity;
pub mod loan_opening;
pub mod stamp;
