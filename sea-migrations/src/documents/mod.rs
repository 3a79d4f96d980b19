//! Uploads that go on where they were cut off, and what documents were before.

pub mod m20261123_000057_received;
pub mod m20261123_000059_document_versions;
