//! Messages: what they are written with, sending and reading them.

mod drafts;
mod recipients;
mod signatures;
mod templates;
