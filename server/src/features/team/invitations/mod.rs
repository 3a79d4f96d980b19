//! Invitations: creating one, accepting it by its link, and sending it again.

pub(super) mod accept;
mod draft;
pub(super) mod employee;
pub(super) mod invite;
pub(super) mod invited;
mod page;
mod send_again;

pub(crate) use employee::invite_employee_within;
pub(crate) use invite::invite_within;
pub use page::InvitationPage;
