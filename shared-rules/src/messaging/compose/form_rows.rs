//! The rows of the compose form open and close; closing a row clears its fields.

use crate::value::ordering::order_by;
use serde::{Deserialize, Serialize};

/// A row of the compose form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the variants are self-explanatory
pub enum ComposeRow {
    Recipients,
    Subject,
    Cc,
    Bcc,
}

impl ComposeRow {
    /// Returns the form fields that the row contains.
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
    /// The open rows.
    #[serde(default)]
    pub open: Vec<ComposeRow>,
    /// The row to open or close.
    pub row: ComposeRow,
}

/// The rows after the change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComposeRows {
    /// The open rows, from top to bottom.
    pub open: Vec<ComposeRow>,
    /// The form fields to clear.
    pub clear: Vec<&'static str>,
}

/// Closing a compose row clears it, and opening the subject opens the recipients.
///
/// Closing a row clears its fields, Cc and Bcc are also cleared on opening, and opening the subject row opens the
/// recipients row.
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
