//! What a loan asks for, what was sent for it, and the templates it is made from.

pub mod answer;
pub mod earlier_answer;
pub mod element_comment;
pub mod element_history;
pub mod example_file;
pub mod needs_list_element;
pub mod template;
pub mod template_element;
