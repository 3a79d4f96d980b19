//! Links for uploading files without a sign-in.

pub mod m20261128_000010_upload_links;
