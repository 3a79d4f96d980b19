//! Which elements of a needs list a person sees, why, and what changes when the loan reaches another status.

pub mod preview;
pub mod sight;
pub mod status_change;
pub mod together;
pub mod visibility;
