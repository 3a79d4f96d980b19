//! The planned result of each row, given the current data.

use std::iter;

use sha2::{Digest as _, Sha256};
use shared_rules::value::{
    csv::csv_file_of,
    fixed_word::word_of,
    table::{
        columns::SheetColumn,
        row_verdict::{ImportCounts, JudgedRow, RowVerdict},
    },
};
use tokio::task::yield_now;

use super::{
    dto::{ColumnChoice, FileColumn, ImportPreview, PreviewRow, VerdictCount},
    uploaded_sheet::ImportSheet,
};
use crate::http::csv::CsvFile;

/// Yields to other tasks after this number of rows.
const ROWS_BETWEEN_YIELDS: usize = 100;

/// The heading of the reasons in the file of skipped rows.
const REASON_HEADING: &str = "Reason skipped";

/// A row, its planned result, and the existing data that it matches.
pub(crate) struct PlannedRow<J, T> {
    pub number: u32,
    pub judged: J,
    pub there: Option<T>,
}

/// The planned result of a file.
pub(crate) struct ImportPlan<J, T> {
    pub rows: Vec<PlannedRow<J, T>>,
    pub counts: ImportCounts,
    /// A fingerprint of the plan.
    pub seen: String,
}

impl<J: JudgedRow, T> ImportPlan<J, T> {
    /// Judges all rows in order.
    pub(crate) async fn of<C, R>(
        sheet: &ImportSheet<C, R>,
        mut judge: impl FnMut(&R, u32) -> (J, Option<T>),
    ) -> Self {
        let mut plan = Self {
            rows: Vec::with_capacity(sheet.rows.len()),
            counts: ImportCounts::default(),
            seen: String::new(),
        };
        let mut seen = Sha256::new_with_prefix(sheet.mark.as_bytes());
        for (at, (row, line)) in sheet.rows.iter().zip(&sheet.table.rows).enumerate() {
            let number = line.number;
            let (judged, there) = judge(row, number);
            plan.counts.count(judged.verdict());
            seen.update(format!("{number} {judged:?}\n"));
            plan.rows.push(PlannedRow { number, judged, there });
            if at % ROWS_BETWEEN_YIELDS == 0 {
                yield_now().await;
            }
        }
        plan.seen = format!("{:x}", seen.finalize());
        plan
    }

    /// Returns the rows that will be written.
    pub(crate) fn rows_to_write(&self) -> Vec<&PlannedRow<J, T>> {
        let is_written = |row: &&PlannedRow<J, T>| {
            matches!(row.judged.verdict(), RowVerdict::Created | RowVerdict::Changed)
        };
        self.rows.iter().filter(is_written).collect()
    }

    /// Returns the preview.
    pub(crate) fn into_preview<C: SheetColumn, R>(self, sheet: &ImportSheet<C, R>) -> ImportPreview {
        let choice = |column: &C| ColumnChoice { column: word_of(column), label: column.label() };
        let sample = |at: usize| {
            let cells = sheet.table.rows.iter().filter_map(|row| row.cells.get(at));
            cells.into_iter().find(|cell| !cell.is_empty()).cloned().unwrap_or_default()
        };
        let tally = |verdict: RowVerdict| VerdictCount {
            verdict,
            label: verdict.label(),
            rows: self.counts.of(verdict),
        };
        let columns = sheet.table.headings.iter().enumerate().map(|(at, heading)| FileColumn {
            heading: heading.clone(),
            sample: sample(at),
            column: sheet.columns.get(at).copied().flatten().map(|column| word_of(&column)),
        });
        let row = |planned: PlannedRow<J, T>| PreviewRow {
            row: planned.number,
            verdict: planned.judged.verdict(),
            cells: planned.judged.cells(),
            words: planned.judged.words(),
        };
        ImportPreview {
            encoding: sheet.table.encoding.label(),
            choices: C::ALL.iter().map(choice).collect(),
            columns: columns.collect(),
            violations: sheet.violations.clone(),
            titles: J::TITLES.to_vec(),
            writes: self.counts.written_rows(),
            tallies: RowVerdict::ALL.into_iter().map(tally).collect(),
            rows: self.rows.into_iter().map(row).collect(),
            seen: self.seen,
        }
    }

    /// Returns the skipped rows as a CSV file: unchanged, with the reasons in an extra column.
    pub(crate) fn skipped_rows_csv<C, R>(&self, sheet: &ImportSheet<C, R>) -> CsvFile {
        let headings = &sheet.table.headings;
        let width = headings.len();
        let headings: Vec<String> =
            headings.iter().cloned().chain(iter::once(REASON_HEADING.to_owned())).collect();
        let planned = self.rows.iter().zip(&sheet.table.rows);
        let refused = planned.filter(|(planned, _)| planned.judged.verdict() == RowVerdict::Refused);
        let rows = refused.map(|(planned, row)| {
            let cells = row.cells.iter().cloned().chain(iter::repeat(String::new())).take(width);
            cells.chain(iter::once(planned.judged.words().join(". "))).collect::<Vec<_>>()
        });
        CsvFile { name: "refused-rows.csv", text: csv_file_of(&headings, rows) }
    }
}
