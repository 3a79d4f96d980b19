//! The requests of a loan, as rows of a spreadsheet.

use chrono::{NaiveDate, NaiveDateTime};

use super::review::ReviewState;
use crate::{
    needs_list::priority::PriorityType,
    value::csv::{csv_file, format_time, time_heading},
};

/// One request of the file.
#[derive(Clone, Debug)]
pub struct RequestLine {
    /// The names of the folders it is in, from the top.
    pub folders: Vec<String>,
    /// Its name.
    pub name: String,
    /// How far its answer is.
    pub review_state: ReviewState,
    /// Its priority.
    pub priority_type: PriorityType,
    /// The people it is assigned to, by name.
    pub given_to: Vec<String>,
    /// How many files answer it.
    pub files: usize,
    /// When it last changed, on the reader's clock.
    pub updated_at: NaiveDateTime,
    /// The day by which it is hoped for.
    pub due_date: Option<NaiveDate>,
}

/// The file of these requests, for a reader in that time zone.
#[must_use]
pub fn requests_file(zone: &str, lines: impl IntoIterator<Item = RequestLine>) -> String {
    let updated = time_heading("Updated", zone);
    csv_file(
        ["Folder", "Request", "State", "Priority", "Assigned to", "Files", &updated, "Due"],
        lines.into_iter().map(|line| {
            [
                line.folders.join(" / "),
                line.name,
                line.review_state.label().to_owned(),
                line.priority_type.label().to_owned(),
                line.given_to.join(", "),
                line.files.to_string(),
                format_time(line.updated_at),
                line.due_date.map(|due| due.to_string()).unwrap_or_default(),
            ]
        }),
    )
}
