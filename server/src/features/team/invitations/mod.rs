//! Invitations: creating one, accepting it by its link, and sending it again.

pub(super) mod accept;
pub(super) mod employee_invitation;
pub(super) mod loan_invitation;
mod new_invitation;
pub(super) mod opened_invitation;
mod page;
mod send_again;

pub(crate) use employee_invitation::invite_employee_within;
pub(crate) use loan_invitation::invite_within;
pub use page::InvitationPage;
