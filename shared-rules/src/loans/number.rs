//! A company numbers its loans as it likes; once one has a number, new ones count on from it.

use serde::{Deserialize, Serialize};

use crate::value::limits;

/// The number of the loan that was numbered last.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct LastLoanNumber {
    /// As somebody typed it, or as it was counted.
    pub loan_number: String,
}

/// The digits at the end of a loan number count up; what stands before them stays.
///
/// The next number; none where the last one ends in no digits, or can't grow.
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
