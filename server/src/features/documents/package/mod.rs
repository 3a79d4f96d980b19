//! A loan's package: its submitted documents in the order of the needs list, to view and to download as one archive
//! with a manifest.

mod archive;
mod changes;
mod contents;
mod dto;
mod manifest;
mod order;
pub mod pdf;
pub(super) mod routes;

pub(super) use order::delete_expired_orders;
