//! Values and how they are shown: email addresses, names, addresses, counts, phones, dates.

pub mod address;
pub mod badge;
pub mod calendar_date;
pub mod collation;
pub mod count_label;
pub mod csv;
pub mod display_name;
pub mod drag;
pub mod email;
pub mod fixed_word;
pub mod invisible_characters;
pub mod limits;
pub(crate) mod ordering;
pub mod phone;
pub mod picker_entry;
pub mod selection_label;
pub mod table;

pub use people_search::normal_form;
