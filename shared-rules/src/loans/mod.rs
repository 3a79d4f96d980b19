//! Loans: review status, entity edit targets, application paths.

pub mod review_status;
