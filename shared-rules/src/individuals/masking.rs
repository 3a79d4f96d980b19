//! A licence number is masked but for its last four signs, a date of birth but for its year, until the
//! viewer asks to see them.

use serde::{Deserialize, Serialize};

use super::licence_status::calendar_date;

/// The sign that hides another one.
pub(crate) const MASK: char = '•';
const CLEAR_SIGNS: usize = 4;

/// What is to be masked.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct MaskIdentity {
    /// The licence number.
    pub number: Option<String>,
    /// The date of birth, YYYY-MM-DD.
    pub dob: Option<String>,
}

/// The masked values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MaskedIdentity {
    /// Dots, and the last four signs of a longer number.
    pub number: Option<String>,
    /// Dots and the year; dots only when it isn't a date.
    pub dob: Option<String>,
}

/// The values as they are shown at first (LICENCE-06; resolution 53).
#[must_use]
pub fn mask_identity(input: &MaskIdentity) -> MaskedIdentity {
    let given = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
    MaskedIdentity {
        number: given(&input.number).map(|number| mask_number(number.trim())),
        dob: given(&input.dob).map(|dob| {
            let year = calendar_date(&dob).map(|date| chrono::Datelike::year(&date));
            year.map_or_else(|| String::from("••-••-••••"), |year| format!("••-••-{year:04}"))
        }),
    }
}

fn mask_number(number: &str) -> String {
    let length = number.chars().count();
    let masked = if length > CLEAR_SIGNS { length.saturating_sub(CLEAR_SIGNS) } else { length };
    number.chars().enumerate().map(|(i, sign)| if i < masked { MASK } else { sign }).collect()
}
