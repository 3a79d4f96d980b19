//! Loan members, their roles, and invitations.

pub mod invitation;
pub mod loan_role;
pub mod loan_role_label;
pub mod role_label;
