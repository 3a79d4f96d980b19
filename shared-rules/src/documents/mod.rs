//! Documents: which files are accepted, their names, and the contents of archives and locked PDFs.

pub mod acceptance;
pub mod content;
pub mod drop_area;
pub mod failure;
pub mod file_type;
pub mod filing;
pub mod keeping;
pub mod package;
pub mod pdf;
pub mod rename;
pub mod sight;
pub mod uploading;
pub mod zip_archive;
pub mod zip_limits;
pub mod zip_tree;
