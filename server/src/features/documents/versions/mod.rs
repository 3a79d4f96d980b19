//! The versions of a document: a new file replaces the previous one, which is kept. Removing a PDF's password makes a
//! version like any other.

mod add;
mod dto;
mod list;
mod replace;
pub(super) mod routes;
mod unlock;
