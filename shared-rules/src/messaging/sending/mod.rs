//! Sending a message: the confirmations before, and the navigation afterwards.

pub mod after_send;
pub mod assign;
pub mod audience;
pub mod email_participants;
pub mod failure;
pub mod gate;
pub mod outside;
pub mod submitting;
