//! Permissions to change a person's identity, role on a loan and role at a company, and the initial setup of a
//! company.

pub mod company_setup;
pub mod employee;
pub mod identity;
pub mod lead_borrower;
pub mod mail_server;
pub mod picture;
pub mod removal;
pub mod role_change;
pub mod role_editing;
