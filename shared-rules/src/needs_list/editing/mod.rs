//! Editing a needs list: what an element needs to be saved, and where it may be put.

pub mod arranging;
pub mod form;
pub mod moving;
