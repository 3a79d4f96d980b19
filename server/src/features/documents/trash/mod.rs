//! The trash of a loan: its deleted documents, to be brought back or deleted for good. After thirty days they go by
//! themselves.

mod contents;
mod dto;
mod leaving;
pub(super) mod routes;
mod withdrawing;

pub(super) use leaving::forget_old;
pub(crate) use withdrawing::withdraw;
