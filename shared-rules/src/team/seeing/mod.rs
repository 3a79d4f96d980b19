//! Who sees which people of a loan, and why.

pub mod sight;
pub mod visibility;
