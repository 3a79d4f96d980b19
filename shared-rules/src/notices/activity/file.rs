//! What happened, as rows of a spreadsheet.

use chrono::NaiveDateTime;

use super::ActivityKind;
use crate::value::csv::{csv_file, moment, moments};

/// The most entries that one file has.
pub const MOST_ENTRIES: u32 = 100_000;

/// One entry of the file.
#[derive(Clone, Debug)]
pub struct ActivityLine {
    /// When, on the reader's clock.
    pub at: NaiveDateTime,
    /// Who.
    pub actor: String,
    /// Which kind.
    pub kind: ActivityKind,
    /// What they did.
    pub words: String,
    /// To what.
    pub on: String,
    /// On which loan.
    pub loan: String,
}

/// The file of these entries, for a reader in that time zone.
#[must_use]
pub fn activity_file(zone: &str, lines: impl IntoIterator<Item = ActivityLine>) -> String {
    let when = moments("When", zone);
    let headings = [&when, "Who", "Kind", "What", "About", "Loan"];
    let row = |line: ActivityLine| {
        [moment(line.at), line.actor, line.kind.label().to_owned(), line.words, line.on, line.loan]
    };
    csv_file(headings, lines.into_iter().map(row))
}
