//! What goes over the wire.

use serde::{Deserialize, Serialize};
use shared_rules::{
    value::table::verdict::{ImportCounts, RowVerdict},
    violation::Violation,
};
use utoipa::{IntoParams, ToSchema};

use crate::http::problem::ProblemBody;

/// What the columns of the file say.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Columns {
    /// For each column what it says, with commas between and nothing for those that are left out; guessed from the
    /// headings when there is none.
    pub columns: Option<String>,
}

/// How to import.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub(crate) struct HowToImport {
    /// As chosen when the rows were looked at.
    pub columns: String,
    /// What looking at the rows answered: when something else would become of one now, nothing is imported.
    pub seen: String,
    /// The same key imports once, however often it is sent.
    pub idempotency_key: String,
}

/// Something a column can say.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ColumnChoice {
    /// Its word.
    pub column: String,
    /// What it is called.
    pub label: &'static str,
}

/// A column of the file.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FileColumn {
    /// Its heading.
    pub heading: String,
    /// What stands in the first row that has something there.
    pub sample: String,
    /// What it says.
    pub column: Option<String>,
}

/// How many rows become one thing.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Tally {
    /// What becomes of them.
    pub verdict: RowVerdict,
    /// What that is called.
    pub label: &'static str,
    /// How many there are.
    pub rows: u32,
}

/// A row of the file, and what becomes of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PreviewRow {
    /// As the spreadsheet counts: the headings are row 1.
    pub row: u32,
    /// What becomes of it.
    pub verdict: RowVerdict,
    /// What stands under the titles.
    pub cells: Vec<String>,
    /// What changes, or why it is refused, in words.
    pub words: Vec<String>,
}

/// A file, looked at.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ImportPreview {
    /// How its letters are written.
    pub encoding: &'static str,
    /// What columns can say.
    pub choices: Vec<ColumnChoice>,
    /// Its columns.
    pub columns: Vec<FileColumn>,
    /// What is wrong with what the columns say; then there are no rows.
    pub violations: Vec<Violation>,
    /// What is shown of each row.
    pub titles: Vec<&'static str>,
    /// Its rows.
    pub rows: Vec<PreviewRow>,
    /// How many rows become what.
    pub tallies: Vec<Tally>,
    /// How many rows are written.
    pub writes: u32,
    /// What importing is told, so that it does what was seen here.
    pub seen: String,
}

/// What an import did.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub(crate) struct Imported {
    /// How many rows became what.
    pub counts: ImportCounts,
    /// The same in words.
    pub said: String,
}

/// A line of the answer: how far the import is, and in the last one what came of it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum ImportLine {
    /// How far it is.
    Progress {
        /// Rows that are done.
        done: u32,
        /// Rows in all.
        of: u32,
    },
    /// It is done.
    Imported {
        /// What it did.
        imported: Imported,
    },
    /// Nothing was imported.
    Failed {
        /// Why.
        problem: Box<ProblemBody>,
    },
}
