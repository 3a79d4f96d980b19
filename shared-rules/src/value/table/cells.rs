//! The cells of a text (RFC 4180): quoted or not, with whatever line ends and separator a spreadsheet uses.

use super::{FILE, MOST_CELL, MOST_COLUMNS, MOST_ROWS, Row};
use crate::text::{Text, value as words};
use crate::value::csv::may_run_as_formula;
use crate::violation::Violation;

/// The possible separators of cells, the most likely first.
const SEPARATORS: [char; 4] = [',', ';', '\t', '|'];

/// The separator of the text's cells, and the text without a line that declares it.
pub(super) fn separator_of(text: &str) -> (char, &str) {
    let first = text.split(['\r', '\n']).next().unwrap_or_default();
    if let Some(said) = first.strip_prefix("sep=").and_then(|rest| rest.chars().next()) {
        return (said, text.get(first.len()..).unwrap_or_default());
    }
    let often = |separator: char| {
        let unquoted = first.split('"').step_by(2);
        unquoted.map(|part| part.matches(separator).count()).sum::<usize>()
    };
    let mut best = (',', 0);
    for separator in SEPARATORS {
        let count = often(separator);
        if count > best.1 {
            best = (separator, count);
        }
    }
    (best.0, text)
}

/// The rows that aren't blank.
pub(super) fn rows_of(text: &str, separator: char) -> Result<Vec<Row>, Violation> {
    let mut reader = CellReader { separator, number: 1, ..CellReader::default() };
    for sign in text.chars() {
        reader.take(sign)?;
    }
    reader.end()
}

/// Where a reader is.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum CellState {
    /// A cell without quotes, or between two.
    #[default]
    Plain,
    /// Quotes.
    Quotes,
    /// Quotes, after a quotation mark that ends them unless another follows.
    Mark,
}

#[derive(Default)]
struct CellReader {
    separator: char,
    within: CellState,
    /// Whether a line feed belongs to the row that has just ended.
    after_return: bool,
    number: u32,
    rows: Vec<Row>,
    cells: Vec<String>,
    cell: String,
    /// The characters of the cell.
    length: usize,
    /// The row and column in which the last quotes began.
    opened: (u32, usize),
}

impl CellReader {
    fn take(&mut self, sign: char) -> Result<(), Violation> {
        let after_return = std::mem::take(&mut self.after_return);
        match (self.within, sign) {
            (CellState::Plain, '"') if self.cell.trim().is_empty() => {
                self.cell.clear();
                self.length = 0;
                self.opened = (self.number, self.column());
                self.within = CellState::Quotes;
                Ok(())
            }
            (CellState::Quotes, '"') => {
                self.within = CellState::Mark;
                Ok(())
            }
            (CellState::Mark, '"') => {
                self.within = CellState::Quotes;
                self.push(sign)
            }
            (CellState::Quotes, _) => self.push(sign),
            (CellState::Plain | CellState::Mark, _) => {
                self.within = CellState::Plain;
                self.plain(sign, after_return)
            }
        }
    }

    fn plain(&mut self, sign: char, after_return: bool) -> Result<(), Violation> {
        match sign {
            '\n' if after_return => Ok(()),
            '\r' | '\n' => {
                self.after_return = sign == '\r';
                self.end_row()
            }
            _ if sign == self.separator => self.end_cell(),
            _ => self.push(sign),
        }
    }

    fn push(&mut self, sign: char) -> Result<(), Violation> {
        self.length += 1;
        if self.length > MOST_CELL {
            return Err(self.problem(words::TABLE_CELL, self.number, self.column()));
        }
        self.cell.push(sign);
        Ok(())
    }

    fn column(&self) -> usize {
        self.cells.len() + 1
    }

    fn end_cell(&mut self) -> Result<(), Violation> {
        if self.cells.len() >= MOST_COLUMNS {
            return Err(self.problem(words::TABLE_COLUMNS, self.number, MOST_COLUMNS));
        }
        let cell = std::mem::take(&mut self.cell);
        self.length = 0;
        self.cells.push(as_typed(cell.trim()).to_owned());
        Ok(())
    }

    fn end_row(&mut self) -> Result<(), Violation> {
        self.end_cell()?;
        let cells = std::mem::take(&mut self.cells);
        if cells.iter().any(|cell| !cell.is_empty()) {
            // The headings are no row of their own.
            if self.rows.len() > MOST_ROWS {
                return Err(self.problem(words::TABLE_ROWS, self.number, 1));
            }
            self.rows.push(Row { number: self.number, cells });
        }
        self.number = self.number.saturating_add(1);
        Ok(())
    }

    fn end(mut self) -> Result<Vec<Row>, Violation> {
        if self.within == CellState::Quotes {
            let (row, column) = self.opened;
            return Err(self.problem(words::TABLE_QUOTE, row, column));
        }
        self.end_row()?;
        Ok(self.rows)
    }

    fn problem(&self, text: Text, row: u32, column: usize) -> Violation {
        text.violation_with(FILE, &[("row", &row.to_string()), ("column", &column.to_string())])
    }
}

/// Returns the typed content of a cell that was escaped so as not to run as a formula.
fn as_typed(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| may_run_as_formula(rest)).unwrap_or(cell)
}
