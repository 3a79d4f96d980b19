//! The text of documents, for finding words in them. Another process reads each file, within limits and without the
//! server's settings and secrets: a file that is made to harm its reader harms nothing else. Text is kept sealed.

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
