//! Uploads that go on where they were cut off, what documents were before, where deleted ones lie, files that
//! anyone hands in, places marked on pages, packages that were asked for and taken along, and e-mails as documents.

pub mod m20261123_000057_received;
pub mod m20261123_000059_document_versions;
pub mod m20261123_000060_trash;
pub mod m20261123_000061_versions;
pub mod m20261123_000062_secure_upload;
pub mod m20261123_000063_secure_upload_text;
pub mod m20261123_000064_upload_key;
pub mod m20261123_000065_marks;
pub mod m20261123_000066_statement_day;
pub mod m20261123_000067_verdicts_of_versions;
pub mod m20261123_000069_document_text;
pub mod m20261123_000070_package_order;
pub mod m20261123_000071_made_package;
pub mod m20261123_000072_document_scan;
pub mod m20261123_000073_unreadable;
pub mod m20261123_000074_mails;
pub mod m20261124_000075_brought;
