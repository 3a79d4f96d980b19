//! Sharing needs-list elements with people (platform §4 and §6).

pub mod assigning;
pub mod body;
pub mod check;
pub mod dialog;
pub mod entry;
pub mod mark;
pub mod plan;
pub mod toast;
pub mod undo;
pub mod words;

pub use crate::needs_list::element::SharePermission;
