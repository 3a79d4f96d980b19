//! The loan team: roles, groups, permissions, ordering, removal, labels, pickers, task counts.

pub mod changes;
pub mod company_editing;
pub mod invitation;
pub mod label;
pub mod loan_role;
pub mod member;
pub mod member_order;
pub mod member_visibility;
pub mod panel;
pub mod permissions;
pub mod picking;
pub mod role;
pub mod send_message;
pub mod task_count;

pub use changes::{
    company_setup, employee, identity, lead_borrower, mail_server, picture, removal, role_change,
    role_editing,
};
pub use member_visibility::{visibility, visibility_reasons};
pub use permissions::{permission, permission_change};
pub use picking::{people_source, role_picker, select_all, select_list};
