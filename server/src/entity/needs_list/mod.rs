//! Needs lists: requests, the documents that answer them, and templates.

pub mod answer;
pub mod earlier_answer;
pub mod element_comment;
pub mod element_history;
pub mod example_file;
pub mod needs_list_element;
pub mod template;
pub mod template_element;
