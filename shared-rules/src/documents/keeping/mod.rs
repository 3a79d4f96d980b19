//! What is kept of documents: earlier versions, deleted ones for a while, their text and of which day it speaks, whether they
//! were checked for viruses, and what was taken along.

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
