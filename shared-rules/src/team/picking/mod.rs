//! Choosing people and roles: where people are looked for, and how select lists offer them.

pub mod people_source;
pub mod role_picker;
pub mod select_all;
pub mod select_list;
