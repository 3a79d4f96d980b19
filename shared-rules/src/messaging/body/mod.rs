//! The HTML body of a message: its text, mentions and links, and what is removed before sending. None of this makes
//! HTML safe to show; the server sanitizes it.

pub mod clean;
pub mod drawn;
mod entity;
mod html;
pub mod link;
pub mod mention;
pub mod picture;
pub mod tags;
pub mod tangle;
pub mod text;
