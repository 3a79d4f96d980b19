//! Visibility of a loan's people, and the reasons for it.

pub mod visibility;
pub mod visibility_reasons;
