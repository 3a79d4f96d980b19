//! Documents and files being uploaded.

pub mod document;
pub mod document_scan;
pub mod document_text;
pub mod document_version;
pub mod file_integrity;
pub mod integrity_check;
pub mod made_package;
pub mod package_order;
pub mod secure_upload;
pub mod secure_upload_file;
pub mod trashed_answer;
pub mod upload;
pub mod upload_link;
pub mod upload_link_request;
