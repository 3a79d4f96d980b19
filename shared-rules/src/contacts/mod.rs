//! Contacts of a loan: form, duplicates, saving, lists, removal and moves.

pub mod action;
pub mod change;
pub mod check;
pub mod duplicate;
pub mod fields;
pub mod form;
pub mod kept;
pub mod list;
pub mod moving;
pub mod picking;
pub mod removal;
pub mod save_call;
pub mod saving;
pub mod spreadsheet;
pub mod start;
pub mod template;
pub mod typed;

pub use picking::{picker, picker_users};
