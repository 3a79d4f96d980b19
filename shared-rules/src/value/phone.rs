//! A phone number with exactly ten digits is shown as (xxx) xxx-xxxx, any other as it is stored. A number is entered
//! with ten digits (and an optional leading 1), or with a plus and up to fifteen.

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

/// A phone number with exactly ten digits is shown as (xxx) xxx-xxxx, any other as stored.
///
/// The number to show (CONST-04; resolution 57).
///
/// Rule from platform §9; CONST-04.
#[must_use]
pub fn phone_display(input: &PhoneDisplay) -> String {
    let stored = input.value.as_deref().unwrap_or_default();
    let digits: String = stored.chars().filter(char::is_ascii_digit).collect();
    match (digits.len(), digits.get(..3), digits.get(3..6), digits.get(6..)) {
        (10, Some(area), Some(exchange), Some(line)) => format!("({area}) {exchange}-{line}"),
        _ => stored.to_owned(),
    }
}

/// Whether `typed` can be called: a US number, or one with a plus and its country.
#[must_use]
pub(crate) fn is_phone(typed: &str) -> bool {
    let typed = typed.trim();
    let digits = typed.chars().filter(char::is_ascii_digit).count();
    let plain = typed.chars().all(|sign| sign.is_ascii_digit() || " ()-.+/".contains(sign));
    let us = digits == 10 || (digits == 11 && typed.trim_start_matches('+').starts_with('1'));
    plain && (us || (typed.starts_with('+') && (7..=15).contains(&digits)))
}

#[cfg(test)]
mod tests {
    use super::is_phone;

    #[test]
    fn accepts_valid_phone_numbers() {
        for good in ["5035550142", "(503) 555-0142", "+1 503 555 0142", "1-503-555-0142", "+49 30 123456"] {
            assert!(is_phone(good), "{good}");
        }
        for bad in ["555-0142", "503 555 01421", "call me", "50355501x2", "+123456"] {
            assert!(!is_phone(bad), "{bad}");
        }
    }
}
