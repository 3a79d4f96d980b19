//! What is kept of documents: earlier versions, deleted ones for a while, their text, and what was taken along.

pub mod find;
pub mod taking;
pub mod text;
pub mod trash;
pub mod versions;
