//! The rows that are left out, as a file for spreadsheets: as they were, with the reasons beside them.

use std::iter;

use shared_rules::{loans::spreadsheet::verdict::RowVerdict, value::csv::csv_file_of};

use super::{file::LoanFile, plan::Plan};
use crate::http::csv::CsvFile;

/// What stands over the reasons.
const HEADING: &str = "Why it was left out";

pub(super) fn file(file: &LoanFile, plan: &Plan) -> CsvFile {
    let headings: Vec<String> =
        file.table.headings.iter().cloned().chain(iter::once(HEADING.to_owned())).collect();
    let width = headings.len().saturating_sub(1);
    let planned = plan.rows.iter().zip(&file.table.rows);
    let refused = planned.filter(|(planned, _)| planned.judged.verdict == RowVerdict::Refused);
    let rows = refused.map(|(planned, row)| {
        let reasons: Vec<&str> =
            planned.judged.violations.iter().map(|violation| violation.message.as_str()).collect();
        let cells = row.cells.iter().cloned().chain(iter::repeat(String::new())).take(width);
        cells.chain(iter::once(reasons.join(". "))).collect::<Vec<_>>()
    });
    CsvFile { name: "refused-rows.csv", text: csv_file_of(&headings, rows) }
}
