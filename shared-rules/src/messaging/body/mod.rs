//! The HTML body of a message: what text it shows, whom it mentions, where it links, and what is
//! taken out before sending. Nothing here makes HTML safe to show; cleaning for safety is the server's.

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
