//! An entry of a people picker is an email address when it is a valid one, and otherwise a user's id.

use serde::{Deserialize, Serialize};

use super::email;

/// A picked or typed entry.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PickerEntry {
    /// An email address or a user's id.
    pub entry: String,
}

/// Which of the two it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum EntryKind {
    /// A valid email address.
    Email,
    /// A user's id.
    User,
}

/// An entry of a people picker is an email address when it is a valid one, and otherwise a user's id.
///
/// Whether the entry is treated as an email address or as a user's id.
///
/// Rule from platform §5; ASSIGN-07.
#[must_use]
pub fn picker_entry(input: &PickerEntry) -> EntryKind {
    if email::is_valid(input.entry.trim()) { EntryKind::Email } else { EntryKind::User }
}
