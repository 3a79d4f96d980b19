//! Stored data about documents: earlier versions, deleted documents, their text and statement date, virus checks, and
//! downloaded packages.

pub mod answer_state;
pub mod disk_space;
pub mod email_file;
pub mod extracted_text;
pub mod file_check;
pub mod package_order;
pub mod statement;
pub mod text_search;
pub mod trash;
pub mod versions;
pub mod virus_scan;
