//! Documents and the files that are on their way.

pub mod document;
pub mod upload;
