//! Choosing people and roles: the sources of people, and select lists that offer them.

pub mod people_source;
pub mod role_picker;
pub mod select_all;
pub mod select_list;
