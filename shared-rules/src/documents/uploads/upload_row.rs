//! An upload on its way: what its row shows and offers, and what becomes of it in the end.

use crate::text::documents as text;
use serde::{Deserialize, Serialize};

/// How far an upload is (ENTITY-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // the names are the specification's own
pub enum UploadStatus {
    Uploading,
    Success,
    Error,
}

/// An upload as its row needs it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UploadRow {
    /// How far it is.
    pub status: UploadStatus,
    /// Bytes that have arrived.
    #[serde(default)]
    pub sent_bytes: u64,
    /// All its bytes.
    #[serde(default)]
    pub total_bytes: u64,
    /// It is queued.
    #[serde(default)]
    pub waiting: bool,
}

/// An action of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum UploadAction {
    /// Stop it; the row is removed.
    Cancel,
    /// Look at the document.
    Preview,
    /// Give the document another name.
    Rename,
    /// Delete the document.
    Delete,
    /// Try again.
    Retry,
    /// Take the row away; there is no document.
    Dismiss,
}

/// The row as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UploadRowAnswer {
    /// The progress bar, 0 to 100; none unless uploading, or while it waits for its turn.
    pub percent: Option<u32>,
    /// The percent in words, or that it waits.
    pub percent_text: Option<String>,
    /// Its actions, in order.
    pub actions: Vec<UploadAction>,
    /// The tooltip of a failed one.
    pub tooltip: Option<&'static str>,
}

/// An upload can be cancelled while it runs; once done it can be previewed, renamed and deleted.
///
/// Bar, actions and tooltip of the row (FILE-21 … FILE-24). Percents are whole and never ahead of the
/// bytes; an empty file has nothing left to send.
///
/// Rule from messaging §2; FILE-21…24.
#[must_use]
pub fn upload_row(input: &UploadRow) -> UploadRowAnswer {
    let uploading = input.status == UploadStatus::Uploading;
    let percent = (uploading && !input.waiting).then(|| percent(input));
    let waits = (uploading && input.waiting).then(|| text::UPLOAD_WAITS.template.to_owned());
    let (actions, tooltip) = match input.status {
        UploadStatus::Uploading => (vec![UploadAction::Cancel], None),
        UploadStatus::Success => {
            (vec![UploadAction::Preview, UploadAction::Rename, UploadAction::Delete], None)
        }
        UploadStatus::Error => {
            (vec![UploadAction::Retry, UploadAction::Dismiss], Some(text::UPLOAD_FAILED.template))
        }
    };
    let percent_text = percent.map(|percent| format!("{percent}%")).or(waits);
    UploadRowAnswer { percent, percent_text, actions, tooltip }
}

fn percent(input: &UploadRow) -> u32 {
    // A hundred times the size of a file may be more than a number holds.
    let (hundredth, rest) = (input.total_bytes / 100, input.total_bytes % 100);
    let reached = |percent: &u32| {
        let percent = u64::from(*percent);
        hundredth * percent + (rest * percent).div_ceil(100) <= input.sent_bytes
    };
    (1..=100).rev().find(reached).unwrap_or(0)
}

/// How an upload ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum UploadEnd {
    /// All three steps worked.
    Completed,
    /// A step failed.
    Failed,
    /// The person cancelled it.
    Cancelled,
    /// The program stopped it: the window was closed or the page left.
    Aborted,
}

/// A finished upload.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EndUpload {
    /// How.
    pub end: UploadEnd,
}

/// What happens to its row, and the message shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EndUploadAnswer {
    /// The status of the row; none: the row is removed.
    pub status: Option<UploadStatus>,
    /// The toast, if there is one.
    pub toast: Option<&'static str>,
}

/// A stopped upload goes, a failed one stays as an error; cancelling is confirmed, stopping by the
/// program is not.
///
/// An upload that was stopped goes, one that failed stays as an error; only the person's own cancelling
/// is confirmed.
///
/// Rule from platform §4, §8; messaging §4; FILE-19, FILE-20, FILE-26, TOAST-30; resolution 7.
#[must_use]
pub const fn end_upload(input: &EndUpload) -> EndUploadAnswer {
    let (status, toast) = match input.end {
        UploadEnd::Completed => (Some(UploadStatus::Success), None),
        UploadEnd::Failed => (Some(UploadStatus::Error), None),
        UploadEnd::Cancelled => (None, Some(text::UPLOAD_CANCELLED.template)),
        UploadEnd::Aborted => (None, None),
    };
    EndUploadAnswer { status, toast }
}
