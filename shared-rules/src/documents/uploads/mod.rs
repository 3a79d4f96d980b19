//! Uploads: limits, progress rows, stored types and order.

pub mod accepted_files;
pub mod announced_file;
pub mod chosen_order;
pub mod hidden_programs;
pub mod link_quota;
pub mod photo_readability;
pub mod same_content;
pub mod secure_upload;
pub mod stored_type;
pub mod upload_limits;
pub mod upload_row;
pub mod upload_summary;
