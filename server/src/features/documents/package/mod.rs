//! The package of a loan: its answered documents in the order of the needs list, to look at and to take
//! away as one archive with a list of what is in it.

mod archive;
mod changes;
mod contents;
mod dto;
mod manifest;
mod order;
pub mod pdf;
pub(super) mod routes;

pub(super) use order::forget_old;
