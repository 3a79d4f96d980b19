//! The loan team: roles, groups, permissions, ordering, removal, labels, pickers, task counts.

pub mod changing;
pub mod company_editing;
pub mod invitation;
pub mod label;
pub mod leaving;
pub mod member;
pub mod order;
pub mod panel;
pub mod people_source;
pub mod permission;
pub mod permission_change;
pub mod place;
pub mod removal;
pub mod role;
pub mod role_picker;
pub mod select_all;
pub mod select_list;
pub mod send_message;
pub mod sight;
pub mod task_count;
pub mod visibility;

pub use changing::{employee, identity, lead_borrower, role_change, role_editing};
