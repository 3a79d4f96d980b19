//! Sending a message: the questions asked before, and where it leads afterwards.

pub mod after_send;
pub mod assign;
pub mod audience;
pub mod email_participants;
pub mod failure;
pub mod gate;
pub mod outside;
pub mod submitting;
