//! Visibility of a loan's people, and the reasons for it.

pub mod sight;
pub mod visibility;
