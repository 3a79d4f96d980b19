//! The file that is sent, and what its columns say.

use axum::body::{Body, to_bytes};
use sha2::{Digest as _, Sha256};
use shared_rules::{
    loans::spreadsheet::{
        columns::{LoanColumn, LoanHeadings, check_loan_columns, guess_loan_columns},
        row::{LoanCells, LoanRow, read_loan_row},
    },
    text::{loans as text, problem::NOT_A_COLUMN, value::TABLE_TOO_LARGE},
    value::{
        table::{FILE, MOST_BYTES, Table, read_table},
        word::known,
    },
    violation::Violation,
};
use tokio::time::timeout;

use crate::{http::Problem, state::AppState};

/// How much longer than a JSON body a file may take: people send from moving trains.
const MORE_PATIENCE: u32 = 4;

/// A file that was read, with what its columns say.
pub(super) struct LoanFile {
    pub table: Table,
    pub columns: Vec<Option<LoanColumn>>,
    /// What is wrong with them; then no row is looked at.
    pub violations: Vec<Violation>,
    /// What each row says.
    pub rows: Vec<LoanRow>,
    /// A fingerprint of the file and of what its columns say.
    pub mark: String,
}

/// Takes the file in and reads it when its turn as heavy work comes.
pub(super) async fn take_in(
    state: &AppState,
    body: Body,
    columns: Option<String>,
) -> Result<LoanFile, Problem> {
    let time = state.config.limits.body_time * MORE_PATIENCE;
    let bytes = timeout(time, to_bytes(body, MOST_BYTES)).await.map_err(|_| Problem::too_slow())?;
    let bytes = bytes.map_err(|_| Problem::invalid(vec![TABLE_TOO_LARGE.violation(FILE)]))?;
    let chosen = columns.map(|columns| chosen(&columns)).transpose()?;
    state.heavy.run(move || read(&bytes, chosen)).await?
}

fn chosen(columns: &str) -> Result<Vec<Option<LoanColumn>>, Problem> {
    let column = |word: &str| match word.trim() {
        "" => Ok(None),
        word => match known::<LoanColumn>(word) {
            Some(column) => Ok(Some(column)),
            None => Err(Problem::malformed("columns", &NOT_A_COLUMN.fill(&[("word", word)]))),
        },
    };
    columns.split(',').map(column).collect()
}

fn read(bytes: &[u8], chosen: Option<Vec<Option<LoanColumn>>>) -> Result<LoanFile, Problem> {
    let table = read_table(bytes).map_err(|violation| Problem::invalid(vec![violation]))?;
    let headings = LoanHeadings { headings: table.headings.clone() };
    let columns = chosen.unwrap_or_else(|| guess_loan_columns(&headings));
    let mut violations = check_loan_columns(&columns);
    if columns.len() != table.headings.len() {
        violations = vec![text::IMPORT_COLUMNS_DIFFER.violation(FILE)];
    }
    let mark = format!("{:x} {columns:?}", Sha256::digest(bytes));
    let rows = if violations.is_empty() { rows_of(&table, &columns) } else { Vec::new() };
    Ok(LoanFile { table, columns, violations, rows, mark })
}

fn rows_of(table: &Table, columns: &[Option<LoanColumn>]) -> Vec<LoanRow> {
    let mut question = LoanCells { columns: columns.to_vec(), cells: Vec::new() };
    let row = |row: &shared_rules::value::table::Row| {
        question.cells.clone_from(&row.cells);
        read_loan_row(&question)
    };
    table.rows.iter().map(row).collect()
}
