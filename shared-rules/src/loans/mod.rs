//! Loans: creating them, their facts and review status, entities with their addresses and edit pages, and application
//! paths.

pub mod application_path;
pub mod archiving;
pub mod deleting;
pub mod entity;
pub mod entity_address;
pub mod entity_check;
pub mod entity_editing;
pub mod entity_label;
pub mod entity_sight;
pub mod facts;
pub mod leaving;
pub mod new_loan;
pub mod number;
pub mod opening;
pub mod review_status;
pub mod spreadsheet;
pub mod stage;
