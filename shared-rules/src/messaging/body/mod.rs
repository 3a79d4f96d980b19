//! The HTML body of a message: its text, mentions and links, and what is removed before sending. None of this makes
//! HTML safe to show; the server sanitizes it.

mod character_reference;
pub mod dynamic_content;
pub mod editor_cleanup;
mod html;
pub mod link;
pub mod markup_complexity;
pub mod mention;
pub mod picture;
pub mod tag_check;
pub mod text;
