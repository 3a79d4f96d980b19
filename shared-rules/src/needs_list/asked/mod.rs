//! Requests to a borrower or contact: their sections, which one is next, what happens with them, and search.

pub mod find;
pub mod next;
pub mod outlook;
pub mod sections;
