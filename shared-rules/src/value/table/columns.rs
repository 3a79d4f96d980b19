//! The meaning of a table's columns, and the values of a row.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::FILE;
use crate::text;
use crate::violation::Violation;

/// Something that a column of a file can say.
pub trait SheetColumn:
    Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + Sized + 'static
{
    /// Everything that one can say, in the order in which it is offered.
    const ALL: &'static [Self];

    /// Its label.
    fn label(self) -> &'static str;

    /// How people head such a column, in small letters and digits alone, with blanks between.
    fn headings(self) -> &'static str;

    /// The field that rules report violations for; none if rules check the parts it is split into.
    fn field(self) -> Option<&'static str>;
}

/// The guessed meaning of each heading's column; none where it can't be guessed, or an earlier column has the same
/// meaning.
#[must_use]
pub fn guess_columns<C: SheetColumn>(headings: &[String]) -> Vec<Option<C>> {
    let mut said = Vec::new();
    let mut guess = |heading: &String| {
        let plain = plain(heading);
        let fits = |column: &C| column.headings().split(' ').any(|heading| heading == plain);
        let column = C::ALL.iter().copied().find(fits).filter(|column| !said.contains(column))?;
        said.push(column);
        Some(column)
    };
    headings.iter().map(&mut guess).collect()
}

/// A heading without what people write it differently with.
fn plain(heading: &str) -> String {
    let spelt = heading.to_lowercase().replace('#', "number");
    spelt.chars().filter(|sign| sign.is_alphanumeric()).take(40).collect()
}

/// The violation of the chosen column meanings: none is chosen, or one is chosen twice.
#[must_use]
pub fn check_columns<C: SheetColumn>(columns: &[Option<C>]) -> Vec<Violation> {
    if columns.iter().all(Option::is_none) {
        return vec![text::value::IMPORT_NO_COLUMN.violation(FILE)];
    }
    let twice = |column: &C| columns.iter().filter(|each| **each == Some(*column)).count() > 1;
    let problem =
        |column: C| text::value::IMPORT_COLUMN_TWICE.violation_with(FILE, &[("column", column.label())]);
    C::ALL.iter().copied().filter(twice).map(problem).collect()
}

/// A row with the meaning of its columns.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", bound(serialize = "C: Serialize", deserialize = "C: DeserializeOwned"))]
pub struct SheetCells<C> {
    /// The meaning of each column; none for skipped columns.
    #[serde(default)]
    pub columns: Vec<Option<C>>,
    /// The cells.
    #[serde(default)]
    pub cells: Vec<String>,
}

impl<C: SheetColumn> SheetCells<C> {
    /// The value in that column, trimmed.
    #[must_use]
    pub fn cell(&self, column: C) -> String {
        let at = self.columns.iter().position(|each| *each == Some(column));
        let cell = at.and_then(|at| self.cells.get(at));
        cell.map(|cell| cell.trim().to_owned()).unwrap_or_default()
    }

    /// A cell has content beyond the last heading.
    #[must_use]
    pub fn extra_cells_problem(&self) -> Option<Violation> {
        let more = self.cells.iter().skip(self.columns.len());
        let longer = more.into_iter().any(|cell| !cell.trim().is_empty());
        longer.then(|| text::value::IMPORT_ROW_LONGER.violation(FILE))
    }
}

/// Splits a full name into given and family name: “Ana María Pell” or “Pell, Ana María”.
#[must_use]
pub fn name_parts(name: &str) -> (String, String) {
    let (given, family) = match name.split_once(',') {
        Some((family, given)) => (given, family),
        None => name.rsplit_once(char::is_whitespace).unwrap_or(("", name)),
    };
    (given.trim().to_owned(), family.trim().to_owned())
}
