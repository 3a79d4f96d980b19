//! Documents: which files are accepted, what they are called, what is inside archives and locked PDFs.

pub mod acceptance;
pub mod content;
pub mod file_type;
pub mod rename;
