//! Which elements of a needs list a person sees, why, and what changes when the loan reaches another status.

pub mod common_elements;
pub mod preview;
pub mod status_change;
pub mod visibility;
pub mod visibility_reasons;
