//! The needs list: folders and file requests, who sees which, and how far they are.

pub mod arranging;
pub mod assignment;
pub mod comment;
pub mod element;
pub mod form;
pub mod history;
pub mod merging;
pub mod moving;
pub mod preview;
pub mod priority;
pub mod progress;
pub mod request_state;
pub mod review;
pub mod row_action;
pub mod status_change;
pub mod task_section;
pub mod tasks;
pub mod template_removal;
pub mod title;
pub mod tree;
pub mod tree_filter;
pub mod tree_keys;
pub mod tree_move;
pub mod tree_step;
pub mod tree_view;
pub mod visibility;
