//! Uploads that go on where they were cut off, what documents were before, and where deleted ones lie.

pub mod m20261123_000057_received;
pub mod m20261123_000059_document_versions;
pub mod m20261123_000060_trash;
pub mod m20261123_000061_versions;
pub mod m20261123_000064_upload_key;
