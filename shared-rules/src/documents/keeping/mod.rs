//! What is kept of documents: earlier versions, and deleted ones for a while.

pub mod trash;
pub mod versions;
