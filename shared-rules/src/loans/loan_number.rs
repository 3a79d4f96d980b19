//! A company can number its loans in any way; new loan numbers count up from the last one.

use serde::{Deserialize, Serialize};

use crate::value::limits;

/// The last loan number.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct LastLoanNumber {
    /// The number as typed or generated.
    pub loan_number: String,
}

/// The digits at the end of a loan number are incremented; the text before them is kept.
///
/// Returns the next number; none when the last one doesn't end in digits, or can't be incremented.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn next_loan_number(input: &LastLoanNumber) -> Option<String> {
    let last = input.loan_number.trim();
    let kept = last.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let digits = last.get(kept.len()..)?;
    let next = digits.parse::<u64>().ok()?.checked_add(1)?;
    let number = format!("{kept}{next:0>width$}", width = digits.len());
    (number.chars().count() <= limits::of_text("loanNumber").most).then_some(number)
}
