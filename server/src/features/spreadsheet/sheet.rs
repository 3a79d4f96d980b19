//! The file that is sent, and what its columns say.

use axum::body::{Body, to_bytes};
use sha2::{Digest as _, Sha256};
use shared_rules::{
    text::{
        problem::NOT_A_COLUMN,
        value::{IMPORT_COLUMNS_DIFFER, TABLE_TOO_LARGE},
    },
    value::{
        table::{
            FILE, MOST_BYTES, Table,
            columns::{SheetCells, SheetColumn, check_columns, guess_columns},
            read_table,
        },
        word::known,
    },
    violation::Violation,
};
use tokio::time::timeout;

use crate::{http::Problem, state::AppState};

/// How much longer than a JSON body a file may take: people send from moving trains.
const MORE_PATIENCE: u32 = 4;

/// A file that was read, with what its columns say: `C` of the rows `R`.
pub(crate) struct Sheet<C, R> {
    pub table: Table,
    pub columns: Vec<Option<C>>,
    /// What is wrong with them; then no row is looked at.
    pub violations: Vec<Violation>,
    /// What each row says.
    pub rows: Vec<R>,
    /// A fingerprint of the file and of what its columns say.
    pub mark: String,
}

/// Takes the file in and reads it when its turn as heavy work comes. `place` tells its kind and what it is imported
/// into: the same file elsewhere is another one.
pub(crate) async fn take_in<C: SheetColumn, R: Send + 'static>(
    state: &AppState,
    place: &str,
    (body, columns): (Body, Option<String>),
    read: fn(&SheetCells<C>) -> R,
) -> Result<Sheet<C, R>, Problem> {
    let time = state.config.limits.body_time * MORE_PATIENCE;
    let bytes = timeout(time, to_bytes(body, MOST_BYTES)).await.map_err(|_| Problem::too_slow())?;
    let bytes = bytes.map_err(|_| Problem::invalid(vec![TABLE_TOO_LARGE.violation(FILE)]))?;
    let chosen = columns.map(|columns| chosen(&columns)).transpose()?;
    let mark = format!("{place} {:x}", Sha256::digest(&bytes));
    state.heavy.run(move || sheet(&bytes, chosen, &mark, read)).await?
}

fn chosen<C: SheetColumn>(columns: &str) -> Result<Vec<Option<C>>, Problem> {
    let column = |word: &str| match word.trim() {
        "" => Ok(None),
        word => match known::<C>(word) {
            Some(column) => Ok(Some(column)),
            None => Err(Problem::malformed("columns", &NOT_A_COLUMN.fill(&[("word", word)]))),
        },
    };
    columns.split(',').map(column).collect()
}

fn sheet<C: SheetColumn, R>(
    bytes: &[u8],
    chosen: Option<Vec<Option<C>>>,
    mark: &str,
    read: fn(&SheetCells<C>) -> R,
) -> Result<Sheet<C, R>, Problem> {
    let table = read_table(bytes).map_err(|violation| Problem::invalid(vec![violation]))?;
    let columns = chosen.unwrap_or_else(|| guess_columns(&table.headings));
    let mut violations = check_columns(&columns);
    if columns.len() != table.headings.len() {
        violations = vec![IMPORT_COLUMNS_DIFFER.violation(FILE)];
    }
    let mark = format!("{mark} {columns:?}");
    let rows = if violations.is_empty() { rows_of(&table, &columns, read) } else { Vec::new() };
    Ok(Sheet { table, columns, violations, rows, mark })
}

fn rows_of<C: SheetColumn, R>(table: &Table, columns: &[Option<C>], read: fn(&SheetCells<C>) -> R) -> Vec<R> {
    let mut question = SheetCells { columns: columns.to_vec(), cells: Vec::new() };
    let row = |row: &shared_rules::value::table::Row| {
        question.cells.clone_from(&row.cells);
        read(&question)
    };
    table.rows.iter().map(row).collect()
}
