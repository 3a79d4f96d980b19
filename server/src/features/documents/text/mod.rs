//! The text of documents, for full-text search. A separate process reads each file, within limits and without the
//! server's settings and secrets, so a malicious file harms nothing else. Text is stored encrypted.

mod dto;
mod process;
mod queue;
pub mod reader;
pub(super) mod routes;
mod search;
pub(super) mod statement_dates;
mod text_purpose;
mod unreadable;

pub use queue::read_texts;
pub(crate) use unreadable::count_unreadable;
