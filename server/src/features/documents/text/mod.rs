//! The text of documents, for full-text search. A separate process reads each file, within limits and without the
//! server's settings and secrets, so a malicious file harms nothing else. Text is stored encrypted.

pub(super) mod days;
mod dto;
mod process;
mod queue;
pub mod reader;
pub(super) mod routes;
mod sealing;
mod search;
mod unreadable;

pub use queue::read_texts;
pub(crate) use unreadable::count_unreadable;
