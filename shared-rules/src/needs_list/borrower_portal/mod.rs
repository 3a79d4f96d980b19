//! Requests to a borrower or contact: their sections, which one is next, what happens with them, and search.

pub mod next_request;
pub mod request_outlook;
pub mod request_search;
pub mod task_sections;
