//! Files from spreadsheets: their rows are looked at first, and then imported all at once or not at all. What a row
//! becomes is decided by the shared rules, in both cases the same; which rows there are, the features that use this know.

mod answer;
mod dto;
mod once;
mod plan;
mod sheet;

pub(crate) use answer::{Progress, answer};
pub(crate) use dto::{Columns, HowToImport, ImportLine, ImportPreview, Imported};
pub(crate) use once::{before, differs, refuse_unseen, remember};
pub(crate) use plan::{Plan, Planned};
pub(crate) use sheet::{Sheet, take_in};

/// How many rows one statement asks for or writes.
pub(crate) const AT_ONCE: usize = 500;

/// An address as it is compared.
pub(crate) fn compared(address: &str) -> String {
    address.trim().to_lowercase()
}
