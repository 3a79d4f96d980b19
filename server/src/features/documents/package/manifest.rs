//! The archive's list of files, for spreadsheets.

use chrono::{DateTime, FixedOffset, SecondsFormat};
use shared_rules::{needs_list::request_state::AnswerState, value::csv::csv_file};

/// One file of the archive.
pub(super) struct ManifestLine<'a> {
    /// Its path in the archive.
    pub path: &'a str,
    /// The document's name in Loanroom.
    pub document: &'a str,
    /// The request it answers.
    pub request: &'a str,
    /// The review state of the document.
    pub state: AnswerState,
    /// Its size in bytes.
    pub size: i64,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: &'a str,
    /// The uploader's name.
    pub uploaded_by: &'a str,
    /// When it was uploaded, in the downloader's time zone.
    pub at: DateTime<FixedOffset>,
}

/// The column headings.
const HEADINGS: [&str; 8] = ["path", "document", "request", "state", "size", "sha256", "uploaded by", "at"];

/// Returns the manifest of these files as CSV.
pub(super) fn to_csv<'a>(lines: impl Iterator<Item = ManifestLine<'a>>) -> String {
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
