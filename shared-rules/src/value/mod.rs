//! Values and how they are shown: e-mail addresses, names, counts, phones, dates.

pub mod badge;
pub mod count_label;
pub mod display_name;
pub mod email;
