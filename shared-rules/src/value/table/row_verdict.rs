//! The import result of a file's rows.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use super::columns::SheetColumn;
use crate::text::{self, Text};
use crate::violation::Violation;

/// The result for a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RowVerdict {
    /// The named item is created.
    Created,
    /// The named item exists and changes.
    Changed,
    /// The named item exists and is unchanged.
    Same,
    /// It is left out.
    Refused,
}

impl RowVerdict {
    /// Everything that can become of one, in the order in which it is counted.
    pub const ALL: [Self; 4] = [Self::Created, Self::Changed, Self::Same, Self::Refused];

    /// Its label.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Created => "New",
            Self::Changed => "Changed",
            Self::Same => "Nothing new",
            Self::Refused => "Left out",
        }
    }

    /// The result for a row with these changes, for an existing or a new item, unless the row has violations.
    #[must_use]
    pub const fn of(there: bool, changes: bool, wrong: bool) -> Self {
        match (wrong, there, changes) {
            (true, _, _) => Self::Refused,
            (false, false, _) => Self::Created,
            (false, true, true) => Self::Changed,
            (false, true, false) => Self::Same,
        }
    }
}

/// How many rows become what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ImportCounts {
    /// Rows whose thing is made.
    pub created: u32,
    /// Rows whose thing changes.
    pub changed: u32,
    /// Rows that say nothing new.
    pub same: u32,
    /// Rows that are left out.
    pub refused: u32,
}

impl ImportCounts {
    /// How many become that.
    #[must_use]
    pub const fn of(&self, verdict: RowVerdict) -> u32 {
        match verdict {
            RowVerdict::Created => self.created,
            RowVerdict::Changed => self.changed,
            RowVerdict::Same => self.same,
            RowVerdict::Refused => self.refused,
        }
    }

    /// How many are written.
    #[must_use]
    pub const fn written_rows(&self) -> u32 {
        self.created.saturating_add(self.changed)
    }

    /// Counts one more.
    pub const fn count(&mut self, verdict: RowVerdict) {
        let counted = match verdict {
            RowVerdict::Created => &mut self.created,
            RowVerdict::Changed => &mut self.changed,
            RowVerdict::Same => &mut self.same,
            RowVerdict::Refused => &mut self.refused,
        };
        *counted = counted.saturating_add(1);
    }

    /// The texts of an import's result: singular and plural, for created and for changed items.
    #[must_use]
    pub fn result_text(&self, created: [Text; 2], changed: [Text; 2]) -> String {
        let refused = [text::value::IMPORT_REFUSED_ONE, text::value::IMPORT_REFUSED];
        let parts = [(created, self.created), (changed, self.changed), (refused, self.refused)];
        let said = |([one, several], count): ([Text; 2], u32)| match count {
            0 => None,
            1 => Some(one.template.to_owned()),
            count => Some(several.fill(&[("count", &count.to_string())])),
        };
        parts.into_iter().filter_map(said).collect::<Vec<_>>().join(". ")
    }
}

/// The rules' verdict on a row.
pub trait JudgedRow: Debug {
    /// The row as shown, with its result.
    const TITLES: &'static [&'static str];

    /// Its result.
    fn verdict(&self) -> RowVerdict;

    /// Its columns as shown.
    fn cells(&self) -> Vec<String>;

    /// What changes, what stays the same, or why the row is refused.
    fn words(&self) -> Vec<String>;
}

/// The same, each with the name of the column that it is about before it.
#[must_use]
pub fn in_columns<C: SheetColumn>(violations: Vec<Violation>) -> Vec<Violation> {
    violations.into_iter().map(in_column::<C>).collect()
}

fn in_column<C: SheetColumn>(violation: Violation) -> Violation {
    let field = violation.field.rsplit('.').next();
    let Some(column) = C::ALL.iter().find(|column| column.field() == field) else { return violation };
    let message = format!("{}: {}", column.label(), violation.message);
    Violation { message, ..violation }
}
