//! API types.

use serde::{Deserialize, Serialize};
use shared_rules::{
    value::table::row_verdict::{ImportCounts, RowVerdict},
    violation::Violation,
};
use utoipa::{IntoParams, ToSchema};

use crate::http::problem::ProblemBody;

/// The column mapping of a file.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ColumnMapping {
    /// The meaning of each column, separated by commas and empty for skipped ones; guessed from the headings if
    /// missing.
    pub columns: Option<String>,
}

/// How to import.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub(crate) struct ImportOptions {
    /// The column mapping chosen in the preview.
    pub columns: String,
    /// The preview's fingerprint: if the result would differ now, nothing is imported.
    pub seen: String,
    /// Idempotency key: an import with the same key runs once.
    pub idempotency_key: String,
}

/// A possible meaning of a column.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ColumnChoice {
    /// Its identifier.
    pub column: String,
    /// Its label.
    pub label: &'static str,
}

/// A column of the file.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FileColumn {
    /// Its heading.
    pub heading: String,
    /// The first non-empty value.
    pub sample: String,
    /// Its meaning.
    pub column: Option<String>,
}

/// The number of rows with the same result.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct VerdictCount {
    /// The result.
    pub verdict: RowVerdict,
    /// Its label.
    pub label: &'static str,
    /// The number of rows.
    pub rows: u32,
}

/// A row of the file and its result.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PreviewRow {
    /// Row number as in the spreadsheet: the headings are row 1.
    pub row: u32,
    /// The result.
    pub verdict: RowVerdict,
    /// The cells under the titles.
    pub cells: Vec<String>,
    /// The changes, or the reasons for skipping the row, in words.
    pub words: Vec<String>,
}

/// A preview of an import.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ImportPreview {
    /// The file's character encoding.
    pub encoding: &'static str,
    /// The possible meanings of columns.
    pub choices: Vec<ColumnChoice>,
    /// Its columns.
    pub columns: Vec<FileColumn>,
    /// Errors in the column mapping; if there are any, there are no rows.
    pub violations: Vec<Violation>,
    /// The titles of the columns shown for each row.
    pub titles: Vec<&'static str>,
    /// Its rows.
    pub rows: Vec<PreviewRow>,
    /// The number of rows per result.
    pub tallies: Vec<VerdictCount>,
    /// The number of rows that will be written.
    pub writes: u32,
    /// The preview's fingerprint, to be sent with the import.
    pub seen: String,
}

/// The result of an import.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub(crate) struct ImportResult {
    /// The number of rows per result.
    pub counts: ImportCounts,
    /// The same as text.
    pub said: String,
}

/// A line of the response: progress, and in the last line the result.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum ImportLine {
    /// Progress.
    Progress {
        /// Rows done.
        done: u32,
        /// Rows in total.
        of: u32,
    },
    /// The import is complete.
    Imported {
        /// Its result.
        imported: ImportResult,
    },
    /// Nothing was imported.
    Failed {
        /// The reason.
        problem: Box<ProblemBody>,
    },
}
