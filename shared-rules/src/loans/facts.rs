//! What is known of a loan itself: what it is called, its number, how much, for what, and the property.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::value::{limits, marks};
use crate::violation::Violation;

/// The most that a loan can be, in dollars.
const MOST: i64 = 999_999_999_999;

/// The facts of a loan, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct LoanFacts {
    /// What it is called.
    pub name: String,
    /// The company's own number of it, if it has one.
    pub loan_number: String,
    /// In whole dollars; none when nobody knows yet.
    pub amount: Option<i64>,
    /// What it is for.
    pub loan_purpose: String,
    /// What it is secured by.
    pub property_address: String,
}

/// A loan has a name; amount, purpose and property may be known later.
///
/// Everything that is wrong with the facts, in the order of the fields.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn check_loan_facts(input: &LoanFacts) -> Vec<Violation> {
    let mut violations = Vec::from_iter(line_problem("name", &input.name));
    if violations.is_empty() && input.name.trim().is_empty() {
        violations.push(text::team::NAME_REQUIRED.violation("name"));
    }
    violations.extend(line_problem("loanNumber", &input.loan_number));
    violations.extend(input.amount.filter(|amount| !(1..=MOST).contains(amount)).map(|_| out_of_range()));
    violations.extend(line_problem("loanPurpose", &input.loan_purpose));
    violations.extend(line_problem("propertyAddress", &input.property_address));
    violations
}

fn out_of_range() -> Violation {
    text::loans::AMOUNT_INVALID.violation("amount")
}

/// What is wrong with a line of text: it is too long, or can't be read.
pub(crate) fn line_problem(field: &str, line: &str) -> Option<Violation> {
    limits::text_problem(field, line).or_else(|| marks::problem(field, line))
}

/// An amount of dollars as people type it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct ReadAmount {
    /// As typed.
    pub typed: String,
}

/// An amount that was typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AmountRead {
    /// In whole dollars; none when nothing was typed, or nothing that is an amount.
    pub amount: Option<i64>,
    /// What is wrong with it, as a violation of `amount`.
    pub violations: Vec<Violation>,
}

/// An amount is typed with or without a dollar sign and commas, in whole dollars; cents don't count.
///
/// The amount in whole dollars, or why it isn't one.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn read_amount(input: &ReadAmount) -> AmountRead {
    let typed = input.typed.trim();
    let typed = typed.strip_prefix('$').unwrap_or(typed).trim();
    if typed.is_empty() && !input.typed.contains('$') {
        return AmountRead { amount: None, violations: Vec::new() };
    }
    match dollars(typed).filter(|amount| (1..=MOST).contains(amount)) {
        Some(amount) => AmountRead { amount: Some(amount), violations: Vec::new() },
        None => AmountRead { amount: None, violations: vec![out_of_range()] },
    }
}

/// Digits, with commas before every third from the end if there are any, and at most two for cents.
fn dollars(typed: &str) -> Option<i64> {
    let (whole, cents) = typed.split_once('.').unwrap_or((typed, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let mut groups = whole.split(',');
    let first = groups.next().filter(|first| !first.is_empty() && digits(first))?;
    let grouped = whole.contains(',');
    let fits = groups.all(|group| group.len() == 3 && digits(group)) && (!grouped || first.len() <= 3);
    let cents = cents.len() <= 2 && digits(cents);
    (fits && cents && whole.len() <= 24).then(|| whole.replace(',', "").parse().ok()).flatten()
}
