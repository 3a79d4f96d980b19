//! What is kept of documents: earlier versions, deleted ones for a while, and their text.

pub mod find;
pub mod text;
pub mod trash;
pub mod versions;
