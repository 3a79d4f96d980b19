//! Spreadsheet imports. Rows are previewed first, then imported all together or not at all. The shared rules decide the
//! result of each row, the same way in both steps; the features that use this module know the existing data.

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

/// Rows per statement.
pub(crate) const AT_ONCE: usize = 500;

/// Returns an email address in the form used for comparison.
pub(crate) fn compared(address: &str) -> String {
    address.trim().to_lowercase()
}
