//! Templates, requests, and who is assigned to them.

pub mod m20261128_000003_needs_list;
mod requests;
mod templates;
