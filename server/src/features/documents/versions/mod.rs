//! The versions of a document: a new file takes the place of the one before, which is kept. Taking the password off a PDF
//! makes a version like any other.

mod add;
mod dto;
mod list;
mod replace;
pub(super) mod routes;
mod unlock;
