//! Spreadsheet imports. Rows are previewed first, then imported all together or not at all. The shared rules decide the
//! result of each row, the same way in both steps; the features that use this module know the existing data.

mod dto;
mod idempotent_import;
mod plan;
mod progress_stream;
mod uploaded_sheet;

pub(crate) use dto::{ColumnMapping, ImportLine, ImportOptions, ImportPreview, ImportResult};
pub(crate) use idempotent_import::{load_previous_result, plan_differs, require_same_plan, save_result};
pub(crate) use plan::{ImportPlan, PlannedRow};
pub(crate) use progress_stream::{ReportProgress, stream_import};
pub(crate) use uploaded_sheet::{ImportSheet, receive_sheet};

/// Rows per statement.
pub(crate) const ROWS_PER_STATEMENT: usize = 500;

/// Returns an email address in the form used for comparison.
pub(crate) fn normalized_address(address: &str) -> String {
    address.trim().to_lowercase()
}
