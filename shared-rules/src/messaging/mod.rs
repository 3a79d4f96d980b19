//! Messages on a loan: writing, sending, reading and navigating to them.

pub mod body;
pub mod compose;
pub mod dialog;
pub mod navigation;
pub mod reading;
pub mod recipient;
pub mod sending;
