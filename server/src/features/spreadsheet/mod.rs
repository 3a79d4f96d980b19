//! Spreadsheet imports. Rows are previewed first, then imported all together or not at all. The shared rules decide the
//! result of each row, the same way in both steps; the features that use this module know the existing data.

mod answer;
mod dto;
mod once;
mod plan;
mod sheet;

pub(crate) use answer::{ReportProgress, stream_import};
pub(crate) use dto::{ColumnMapping, ImportLine, ImportOptions, ImportPreview, Imported};
pub(crate) use once::{load_previous_result, plan_differs, require_same_plan, save_result};
pub(crate) use plan::{ImportPlan, PlannedRow};
pub(crate) use sheet::{ImportSheet, receive_sheet};

/// Rows per statement.
pub(crate) const ROWS_PER_STATEMENT: usize = 500;

/// Returns an email address in the form used for comparison.
pub(crate) fn normalized_address(address: &str) -> String {
    address.trim().to_lowercase()
}
