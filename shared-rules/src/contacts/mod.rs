//! Contacts of a loan: form, duplicates, saving, lists, removal and moves.

pub mod action;
pub mod contact_change;
pub mod contact_check;
pub mod contact_hiding;
pub mod contact_move;
pub mod duplicate;
pub mod fields;
pub mod form;
pub mod initial_values;
pub mod list;
pub mod picking;
pub mod removal;
pub mod save_button;
pub mod save_call;
pub mod spreadsheet;
pub mod template;
pub mod typed_text;

pub use picking::{picker, picker_users};
