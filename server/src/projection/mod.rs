//! Rows and columns that follow from others, written in the same transaction: the numbers of requests on a loan's row,
//! and the work that each stored file waits for.

mod elements;
mod file_work;
mod request_counts;

pub(crate) use elements::{element_for_rule, elements_of, share_for_rule};
pub use file_work::{delete_unnamed, queue_check, queue_document_file};
pub use request_counts::{recount, recount_new_columns};
