//! The trash of a loan: its deleted documents, to be restored or deleted permanently. After thirty days they are
//! deleted automatically.

mod contents;
mod dto;
mod restore_or_erase;
pub(super) mod routes;
mod withdrawal;

pub(super) use restore_or_erase::delete_expired;
pub(crate) use withdrawal::withdraw_document;
