//! What is known of individuals, and who looked at it.

pub mod credit_record;
pub mod credit_report;
pub mod individual;
pub mod sensitive_look;
