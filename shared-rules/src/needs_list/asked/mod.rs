//! What is asked of a borrower or contact: in which sections it stands, what is next, what happens with it,
//! and how it is found.

pub mod find;
pub mod next;
pub mod outlook;
pub mod sections;
