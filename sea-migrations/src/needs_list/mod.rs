//! Templates, requests, and their assignments.

pub mod m20261128_000003_needs_list;
mod requests;
mod templates;
