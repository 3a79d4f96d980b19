//! Editing a needs list: what an element needs to be saved, and where it may be put.

pub mod element_form;
pub mod element_order;
pub mod move_check;
