//! Spreadsheet export of activity entries.

use chrono::NaiveDateTime;

use super::ActivityKind;
use crate::value::csv::{csv_file, format_time, time_heading};

/// The maximum number of entries in one file.
pub const MAX_EXPORTED_ENTRIES: u32 = 100_000;

/// One entry of the file.
#[derive(Clone, Debug)]
pub struct ActivityLine {
    /// The time, in the reader's time zone.
    pub at: NaiveDateTime,
    /// The user's name.
    pub actor: String,
    /// The kind.
    pub kind: ActivityKind,
    /// The action in words.
    pub words: String,
    /// The object of the action.
    pub on: String,
    /// The name of the loan.
    pub loan: String,
}

/// Returns a CSV file of the entries, for a reader in that time zone.
#[must_use]
pub fn activity_file(zone: &str, lines: impl IntoIterator<Item = ActivityLine>) -> String {
    let when = time_heading("When", zone);
    let headings = [&when, "Who", "Kind", "What", "About", "Loan"];
    let row = |line: ActivityLine| {
        [format_time(line.at), line.actor, line.kind.label().to_owned(), line.words, line.on, line.loan]
    };
    csv_file(headings, lines.into_iter().map(row))
}
