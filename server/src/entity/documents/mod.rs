//! Documents and the files that are on their way.

pub mod document;
pub mod document_version;
pub mod trashed_answer;
pub mod upload;
