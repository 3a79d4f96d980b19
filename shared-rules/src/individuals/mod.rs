//! Individuals on a loan: credit scores and reports, driver's licenses.

pub mod credit_loading;
pub mod credit_report;
pub mod credit_widget;
pub mod fico;
pub mod form_element;
pub mod licence;
pub mod licence_check;
pub mod licence_section;
pub mod licence_status;
pub mod masking;
pub mod report_entry;
pub mod sensitive_data;
