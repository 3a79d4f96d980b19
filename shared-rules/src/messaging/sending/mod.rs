//! Sending a message: the confirmations before, and the navigation afterwards.

pub mod after_send;
pub mod assign_dialog;
pub mod audience;
pub mod confirmation_gates;
pub mod email_participants;
pub mod outside_addresses;
pub mod send_failure;
pub mod submission;
