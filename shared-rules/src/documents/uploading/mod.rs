//! Files on their way: how many and how large, what their rows show, what they are kept as and in which order.

pub mod announced;
pub mod chosen_order;
pub mod hidden_programs;
pub mod link_quota;
pub mod photo;
pub mod same_content;
pub mod secure_upload;
pub mod stored_type;
pub mod upload_limits;
pub mod upload_row;
pub mod upload_summary;
pub mod welcome;
