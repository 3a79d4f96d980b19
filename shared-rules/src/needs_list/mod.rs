//! The needs list: folders and file requests, who sees them, and their progress.

pub mod actions;
pub mod assignment;
pub mod borrower_portal;
pub mod digest;
pub mod editing;
pub mod element;
pub mod element_visibility;
pub mod list_title;
pub mod priority;
pub mod progress;
pub mod request;
pub mod tasks;
pub mod templates;
pub mod tree;
pub mod viewer_counts;

pub use editing::{element_form, element_order, move_check};
pub use element_visibility::{common_elements, preview, status_change, visibility, visibility_reasons};
pub use request::{
    comment, due_date, history, history_text, new_answer, page_marks, request_state, review, review_queue,
    shown_versions,
};
pub use templates::{template_merge, template_removal};
