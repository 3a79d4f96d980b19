//! A table in a file that a spreadsheet saved as CSV: its headings and its rows, or why it can't be read. Everything
//! in it is bounded: bytes, rows, columns and cells.

mod cells;
pub mod columns;
pub mod row_verdict;
mod text_encoding;

pub use text_encoding::TextEncoding;

use crate::text;
use crate::violation::Violation;

/// The most bytes of a file.
pub const MOST_BYTES: usize = 8 * 1024 * 1024;

/// The most rows under the headings.
pub const MOST_ROWS: usize = 10_000;

/// The most columns.
pub const MOST_COLUMNS: usize = 100;

/// The most characters of a cell.
pub const MOST_CELL: usize = 10_000;

/// The field that what is wrong with a file belongs to.
pub const FILE: &str = "file";

/// A row that isn't blank, with its line in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// As a spreadsheet counts: the headings are row 1.
    pub number: u32,
    /// Its cells, without blanks around them.
    pub cells: Vec<String>,
}

/// A table that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// How its letters were written.
    pub encoding: TextEncoding,
    /// The separator of cells.
    pub separator: char,
    /// The first row.
    pub headings: Vec<String>,
    /// The rows under it.
    pub rows: Vec<Row>,
}

/// Reads a file.
///
/// # Errors
/// The error, naming the row where there is one.
pub fn read_table(bytes: &[u8]) -> Result<Table, Violation> {
    if bytes.len() > MOST_BYTES {
        return Err(text::value::TABLE_TOO_LARGE.violation(FILE));
    }
    let (encoding, text) = text_encoding::decode(bytes)?;
    let (separator, text) = cells::separator_of(&text);
    let mut rows = cells::rows_of(text, separator)?.into_iter();
    let headings = rows.next().map(|row| row.cells).unwrap_or_default();
    let rows: Vec<Row> = rows.collect();
    if rows.is_empty() {
        return Err(text::value::TABLE_EMPTY.violation(FILE));
    }
    Ok(Table { encoding, separator, headings, rows })
}

#[cfg(test)]
mod tests;
