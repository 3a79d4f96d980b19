//! Individuals' data, and the log of who viewed it.

pub mod credit_record;
pub mod credit_report;
pub mod individual;
pub mod sensitive_look;
