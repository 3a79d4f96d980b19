//! A phone number with exactly ten digits is shown as (xxx) xxx-xxxx, any other as it is stored.

use serde::{Deserialize, Serialize};

/// A stored phone number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PhoneDisplay {
    /// As stored; none shows as nothing.
    #[serde(default)]
    pub value: Option<String>,
}

/// The number to show (CONST-04; resolution 57).
#[must_use]
pub fn phone_display(input: &PhoneDisplay) -> String {
    let stored = input.value.as_deref().unwrap_or_default();
    let digits: String = stored.chars().filter(char::is_ascii_digit).collect();
    match (digits.len(), digits.get(..3), digits.get(3..6), digits.get(6..)) {
        (10, Some(area), Some(exchange), Some(line)) => format!("({area}) {exchange}-{line}"),
        _ => stored.to_owned(),
    }
}
