//! Documents, answers, packages and secure uploads.

mod files;
pub mod m20261128_000004_documents;
mod packages;
