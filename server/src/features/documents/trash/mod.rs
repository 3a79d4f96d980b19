//! The trash of a loan: its deleted documents, to be restored or deleted permanently. After thirty days they are
//! deleted automatically.

mod contents;
mod dto;
mod leaving;
pub(super) mod routes;
mod withdrawing;

pub(super) use leaving::delete_expired;
pub(crate) use withdrawing::withdraw_document;
