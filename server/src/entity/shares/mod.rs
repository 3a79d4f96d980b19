//! Shares of needs list elements.

pub mod share;
pub mod sharing;
