//! The uploaded file and its column mapping.

use axum::body::{Body, to_bytes};
use sha2::{Digest as _, Sha256};
use shared_rules::{
    text::{
        problem::NOT_A_COLUMN,
        value::{IMPORT_COLUMNS_DIFFER, TABLE_TOO_LARGE},
    },
    value::{
        fixed_word::parse_word,
        table::{
            FILE, MOST_BYTES, Table,
            columns::{SheetCells, SheetColumn, check_columns, guess_columns},
            read_table,
        },
    },
    violation::Violation,
};
use tokio::time::timeout;

use crate::{http::Problem, state::AppState};

/// Factor by which a file may take longer to upload than a JSON body, for slow mobile connections.
const UPLOAD_TIME_FACTOR: u32 = 4;

/// A parsed file with its column mapping: columns `C`, rows `R`.
pub(crate) struct ImportSheet<C, R> {
    pub table: Table,
    pub columns: Vec<Option<C>>,
    /// Errors in the column mapping; if there are any, no row is judged.
    pub violations: Vec<Violation>,
    /// The parsed rows.
    pub rows: Vec<R>,
    /// A fingerprint of the file and its column mapping.
    pub mark: String,
}

/// Receives the file and parses it as heavy work. `place` identifies the type of file and the import's target, so that
/// the same file elsewhere has another fingerprint.
pub(crate) async fn receive_sheet<C: SheetColumn, R: Send + 'static>(
    state: &AppState,
    place: &str,
    (body, columns): (Body, Option<String>),
    read: fn(&SheetCells<C>) -> R,
) -> Result<ImportSheet<C, R>, Problem> {
    let time = state.config.limits.body_time * UPLOAD_TIME_FACTOR;
    let bytes = timeout(time, to_bytes(body, MOST_BYTES)).await.map_err(|_| Problem::too_slow())?;
    let bytes = bytes.map_err(|_| Problem::invalid(vec![TABLE_TOO_LARGE.violation(FILE)]))?;
    let chosen = columns.map(|columns| parse_columns(&columns)).transpose()?;
    let mark = format!("{place} {:x}", Sha256::digest(&bytes));
    state.heavy.run(move || parse_sheet(&bytes, chosen, &mark, read)).await?
}

fn parse_columns<C: SheetColumn>(columns: &str) -> Result<Vec<Option<C>>, Problem> {
    let column = |word: &str| match word.trim() {
        "" => Ok(None),
        word => match parse_word::<C>(word) {
            Some(column) => Ok(Some(column)),
            None => Err(Problem::malformed("columns", &NOT_A_COLUMN.fill(&[("word", word)]))),
        },
    };
    columns.split(',').map(column).collect()
}

fn parse_sheet<C: SheetColumn, R>(
    bytes: &[u8],
    chosen: Option<Vec<Option<C>>>,
    mark: &str,
    read: fn(&SheetCells<C>) -> R,
) -> Result<ImportSheet<C, R>, Problem> {
    let table = read_table(bytes).map_err(|violation| Problem::invalid(vec![violation]))?;
    let columns = chosen.unwrap_or_else(|| guess_columns(&table.headings));
    let mut violations = check_columns(&columns);
    if columns.len() != table.headings.len() {
        violations = vec![IMPORT_COLUMNS_DIFFER.violation(FILE)];
    }
    let mark = format!("{mark} {columns:?}");
    let rows = if violations.is_empty() { read_rows(&table, &columns, read) } else { Vec::new() };
    Ok(ImportSheet { table, columns, violations, rows, mark })
}

fn read_rows<C: SheetColumn, R>(
    table: &Table,
    columns: &[Option<C>],
    read: fn(&SheetCells<C>) -> R,
) -> Vec<R> {
    let mut question = SheetCells { columns: columns.to_vec(), cells: Vec::new() };
    let row = |row: &shared_rules::value::table::Row| {
        question.cells.clone_from(&row.cells);
        read(&question)
    };
    table.rows.iter().map(row).collect()
}
