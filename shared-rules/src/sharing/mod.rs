//! Sharing needs-list elements with people (platform §4 and §6).

pub mod assignment;
pub mod dialog;
pub mod entry;
pub mod mark;
pub mod plan;
pub mod request_body;
pub mod share_check;
pub mod summary;
pub mod toast;
pub mod undo;

pub use crate::needs_list::element::SharePermission;
