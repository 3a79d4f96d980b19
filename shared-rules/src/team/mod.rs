//! The loan team: roles, groups, permissions, ordering, removal, labels, pickers, task counts.

pub mod changing;
pub mod company_editing;
pub mod invitation;
pub mod label;
pub mod member;
pub mod order;
pub mod panel;
pub mod permissions;
pub mod picking;
pub mod place;
pub mod role;
pub mod seeing;
pub mod send_message;
pub mod task_count;

pub use changing::{
    company_setup, employee, identity, lead_borrower, mail_server, picture, removal, role_change,
    role_editing,
};
pub use permissions::{permission, permission_change};
pub use picking::{people_source, role_picker, select_all, select_list};
pub use seeing::{sight, visibility};
