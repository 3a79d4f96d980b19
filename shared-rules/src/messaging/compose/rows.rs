//! The rows of the compose form open and close, and closing one clears what it held.

use crate::value::ordering::order_by;
use serde::{Deserialize, Serialize};

/// A row of the compose form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the rows are named after what they hold
pub enum ComposeRow {
    Recipients,
    Subject,
    Cc,
    Bcc,
}

impl ComposeRow {
    /// The fields of the form that the row holds.
    const fn fields(self) -> &'static [&'static str] {
        match self {
            Self::Recipients => &["recipients"],
            Self::Subject => &["subject", "messageThreadId"],
            Self::Cc => &["ccRecipients"],
            Self::Bcc => &["bccRecipients"],
        }
    }
}

/// A row whose control was used.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ToggleRow {
    /// The rows that are open.
    #[serde(default)]
    pub open: Vec<ComposeRow>,
    /// The one to open or close.
    pub row: ComposeRow,
}

/// The rows afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComposeRows {
    /// Those that are open, from top to bottom.
    pub open: Vec<ComposeRow>,
    /// The form fields to clear.
    pub clear: Vec<&'static str>,
}

/// Closing a compose row clears it, and opening the subject opens the recipients.
///
/// Closing a row clears its fields, Cc and Bcc are cleared on opening too, and an open subject row
/// brings the recipients row with it.
///
/// Rule from messaging §4; COMPOSE-05, COMPOSE-07…10.
#[must_use]
pub fn toggle_row(input: &ToggleRow) -> ComposeRows {
    let closing = input.open.contains(&input.row);
    let mut open: Vec<_> = input.open.iter().copied().filter(|row| *row != input.row).collect();
    if !closing {
        open.push(input.row);
        if input.row == ComposeRow::Subject {
            open.push(ComposeRow::Recipients);
        }
    }
    order_by(&mut open, |row| *row);
    open.dedup();
    let clears = closing || matches!(input.row, ComposeRow::Cc | ComposeRow::Bcc);
    ComposeRows { open, clear: if clears { input.row.fields().to_vec() } else { Vec::new() } }
}
