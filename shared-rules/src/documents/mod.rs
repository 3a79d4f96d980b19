//! Documents: which files are accepted, their names, and the contents of archives and locked PDFs.

pub mod acceptance;
pub mod drop_area;
pub mod file_type;
pub mod filing;
pub mod load_failure;
pub mod package_paths;
pub mod pdf;
pub mod program_detection;
pub mod rename;
pub mod stored_files;
pub mod uploads;
pub mod visibility;
pub mod zip_archive;
pub mod zip_limits;
pub mod zip_tree;
