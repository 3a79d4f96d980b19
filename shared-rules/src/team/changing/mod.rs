//! Who may change what about a person: their identity, their role on a loan and their role at a company; and
//! what a company with its first person begins with.

pub mod company_setup;
pub mod employee;
pub mod identity;
pub mod lead_borrower;
pub mod mail_server;
pub mod picture;
pub mod removal;
pub mod role_change;
pub mod role_editing;
