//! A count with its noun: '1 item', '2 items', '3 users', '4 emails', '5 files'.

use serde::{Deserialize, Serialize};

/// The kind of item counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CountNoun {
    /// 'item', 'items'.
    Item,
    /// 'user', 'users'.
    User,
    /// 'email', 'emails'.
    Email,
    /// 'file', 'files'.
    File,
}

/// A count and what is counted.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CountLabel {
    /// How many.
    pub count: u64,
    /// Of what.
    pub noun: CountNoun,
}

/// A count is shown with its noun: one item, several items.
///
/// The count in words (SELECT-10; resolution 48).
///
/// Rule from platform §9; SELECT-10.
#[must_use]
pub fn count_label(input: &CountLabel) -> String {
    let noun = match input.noun {
        CountNoun::Item => "item",
        CountNoun::User => "user",
        CountNoun::Email => "email",
        CountNoun::File => "file",
    };
    let plural = if input.count == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", input.count)
}
