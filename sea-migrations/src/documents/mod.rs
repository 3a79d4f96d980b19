//! Documents, answers and packages, and the files of secure upload.

mod files;
pub mod m20261128_000004_documents;
mod packages;
