//! A loan's package: its submitted documents in the order of the needs list, to view and to download as one archive
//! with a manifest.

mod archive;
mod changes;
mod contents;
mod download_order;
mod dto;
mod manifest;
pub mod pdf;
pub(super) mod routes;

pub(super) use download_order::delete_expired_orders;
