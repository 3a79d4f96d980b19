//! Who is on a loan, in which role, and who is invited.

pub mod invitation;
pub mod loan_role;
pub mod loan_role_label;
pub mod role_label;
