//! The schema that the first release began with, a migration a domain.

pub mod m20261101_000001_identity;
pub mod m20261101_000002_loans;
pub mod m20261101_000003_needs_list;
pub mod m20261101_000004_documents;
pub mod m20261101_000005_realtime;
