//! What was shared with whom.

pub mod share;
pub mod sharing;
