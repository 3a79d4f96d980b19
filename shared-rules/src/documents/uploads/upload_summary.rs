//! One line that summarizes many uploads: their combined progress and the actions that apply to all of them.

use crate::text::documents as text;
use serde::{Deserialize, Serialize};

/// Up to this many files have a row each; more are summarized in one line.
pub const MOST_ROWS: u32 = 4;

/// How many uploads of a place, or of the whole application, are how far.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UploadSummary {
    /// Those that have arrived.
    #[serde(default)]
    pub arrived: u32,
    /// Those under way, waiting for their turn or not.
    #[serde(default)]
    pub under_way: u32,
    /// Those that failed.
    #[serde(default)]
    pub failed: u32,
}

/// An action for all uploads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum UploadsAction {
    /// Stop those under way.
    CancelAll,
    /// Try those again that failed.
    RetryAll,
    /// Take those away that failed.
    DismissAll,
}

/// The line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UploadSummaryAnswer {
    /// Whether there are more than have a row each.
    pub crowded: bool,
    /// How far they are, in words.
    pub words: String,
    /// How many of a hundred have arrived.
    pub percent: u32,
    /// The available actions, in order.
    pub actions: Vec<UploadsAction>,
}

/// Many uploads have one line together: how many arrived, and what can be done with all of them.
///
/// Words, bar and actions for many uploads (FILE-21 … FILE-24). Failed ones are named, and never
/// counted as arrived.
///
/// Rule from messaging §2; FILE-21…24.
#[must_use]
pub fn upload_summary(input: &UploadSummary) -> UploadSummaryAnswer {
    let UploadSummary { arrived, under_way, failed } = *input;
    let open = under_way.saturating_add(failed);
    let all = arrived.saturating_add(open);
    let counts = [
        ("arrived", arrived.to_string()),
        ("all", format!("{all} {}", if all == 1 { "file" } else { "files" })),
        ("failed", failed.to_string()),
    ];
    let values: Vec<(&str, &str)> = counts.iter().map(|(name, count)| (*name, count.as_str())).collect();
    let words = if failed == 0 { text::UPLOADS_ARRIVED } else { text::UPLOADS_FAILED }.fill(&values);
    let percent = u64::from(arrived).saturating_mul(100).checked_div(u64::from(all)).unwrap_or(100);
    let mut actions = Vec::new();
    if under_way > 0 {
        actions.push(UploadsAction::CancelAll);
    }
    if failed > 0 {
        actions.extend([UploadsAction::RetryAll, UploadsAction::DismissAll]);
    }
    UploadSummaryAnswer {
        crowded: open > MOST_ROWS,
        words,
        percent: u32::try_from(percent).unwrap_or(100),
        actions,
    }
}
