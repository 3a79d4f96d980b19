//! Stored data about documents: earlier versions, deleted documents, their text and statement date, virus checks, and
//! downloaded packages.

pub mod answer_state;
pub mod disk_space;
pub mod file_check;
pub mod find;
pub mod mail;
pub mod scan;
pub mod statement;
pub mod taking;
pub mod text;
pub mod trash;
pub mod versions;
