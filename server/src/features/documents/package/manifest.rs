//! The list of what an archive holds, for spreadsheets.

use chrono::{DateTime, FixedOffset, SecondsFormat};
use shared_rules::{needs_list::request_state::AnswerState, value::csv::csv_file};

/// One file of the archive.
pub(super) struct Line<'a> {
    /// Where it is in the archive.
    pub path: &'a str,
    /// What the document is called in the loan room.
    pub document: &'a str,
    /// The request it answers.
    pub request: &'a str,
    /// What a lender said of it.
    pub state: AnswerState,
    /// In bytes.
    pub size: i64,
    /// Of the bytes, in hexadecimal.
    pub sha256: &'a str,
    /// By name.
    pub uploaded_by: &'a str,
    /// When it was uploaded, on the clock of who takes the archive.
    pub at: DateTime<FixedOffset>,
}

/// What the columns are called.
const HEADINGS: [&str; 8] = ["path", "document", "request", "state", "size", "sha256", "uploaded by", "at"];

/// The manifest of these files.
pub(super) fn csv<'a>(lines: impl Iterator<Item = Line<'a>>) -> String {
    csv_file(
        HEADINGS,
        lines.map(|line| {
            let state = serde_json::to_value(line.state).unwrap_or_default();
            [
                line.path.to_owned(),
                line.document.to_owned(),
                line.request.to_owned(),
                state.as_str().unwrap_or_default().to_owned(),
                line.size.to_string(),
                line.sha256.to_owned(),
                line.uploaded_by.to_owned(),
                line.at.to_rfc3339_opts(SecondsFormat::Secs, true),
            ]
        }),
    )
}
