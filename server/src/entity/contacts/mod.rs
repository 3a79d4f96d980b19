//! The address books.

pub mod contact_relation;
pub mod contact_sub_role;
