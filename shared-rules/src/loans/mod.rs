//! Loans: review status, entities and where they are edited, application paths.

pub mod application_path;
pub mod entity;
pub mod review_status;
