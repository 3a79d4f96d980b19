//! Derived rows and columns, written in the same transaction as their source: the request counts of a loan, and the
//! pending work of each stored file.

mod elements;
mod file_work;
mod request_counts;

pub(crate) use elements::{element_for_rule, elements_of, share_for_rule};
pub use file_work::{delete_unreferenced, queue_check, queue_checks, queue_document_file};
pub use request_counts::{recount_new_columns, recount_requests};
