//! Messages on a loan: writing, sending, reading them, and getting to the right place.

pub mod body;
pub mod compose;
pub mod dialog;
pub mod navigation;
pub mod reading;
pub mod recipient;
pub mod sending;
