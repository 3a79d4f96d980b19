//! Loans: creating them, their facts and review status, entities with their addresses and edit pages, and application
//! paths.

pub mod application_path;
pub mod archiving;
pub mod entity;
pub mod entity_address;
pub mod entity_check;
pub mod entity_editing;
pub mod entity_label;
pub mod entity_visibility;
pub mod facts;
pub mod loan_creation;
pub mod loan_deletion;
pub mod loan_departure;
pub mod loan_number;
pub mod new_loan;
pub mod review_status;
pub mod spreadsheet;
pub mod stage;
