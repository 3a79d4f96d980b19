//! The needs list: folders and file requests, who sees them, and their progress.

pub mod actions;
pub mod asked;
pub mod assignment;
pub mod digest;
pub mod editing;
pub mod element;
pub mod priority;
pub mod progress;
pub mod request;
pub mod seeing;
pub mod seen_counts;
pub mod tasks;
pub mod templates;
pub mod title;
pub mod tree;

pub use editing::{arranging, form, moving};
pub use request::{
    comment, due, history, history_words, marks, new_answer, request_state, review, review_queue, shown,
};
pub use seeing::{preview, sight, status_change, together, visibility};
pub use templates::{merging, template_removal};
