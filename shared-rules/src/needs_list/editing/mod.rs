//! Changing a needs list: what an element needs to be saved, and where it may come to stand.

pub mod arranging;
pub mod form;
pub mod moving;
