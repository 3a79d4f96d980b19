//! A loan's facts: name, number, amount, purpose and property.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::value::{invisible_characters, limits};
use crate::violation::Violation;

/// The maximum amount of a loan, in dollars.
const MAX_AMOUNT: i64 = 999_999_999_999;

/// The facts of a loan, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct LoanFacts {
    /// The name.
    pub name: String,
    /// The company's loan number, if any.
    pub loan_number: String,
    /// The amount in whole dollars, if known.
    pub amount: Option<i64>,
    /// The purpose.
    pub loan_purpose: String,
    /// The property that secures the loan.
    pub property_address: String,
}

/// A loan has a name; amount, purpose and property are optional.
///
/// Returns the violations, in the order of the fields.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn check_loan_facts(input: &LoanFacts) -> Vec<Violation> {
    let mut violations = Vec::from_iter(line_problem("name", &input.name));
    if violations.is_empty() && input.name.trim().is_empty() {
        violations.push(text::team::NAME_REQUIRED.violation("name"));
    }
    violations.extend(line_problem("loanNumber", &input.loan_number));
    violations
        .extend(input.amount.filter(|amount| !(1..=MAX_AMOUNT).contains(amount)).map(|_| out_of_range()));
    violations.extend(line_problem("loanPurpose", &input.loan_purpose));
    violations.extend(line_problem("propertyAddress", &input.property_address));
    violations
}

fn out_of_range() -> Violation {
    text::loans::AMOUNT_INVALID.violation("amount")
}

/// Returns the violation of a line of text that is too long or has invisible characters.
pub(crate) fn line_problem(field: &str, line: &str) -> Option<Violation> {
    limits::text_problem(field, line).or_else(|| invisible_characters::problem(field, line))
}

/// An amount of dollars as typed by a person.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct ReadAmount {
    /// As typed.
    pub typed: String,
}

/// The parsed amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AmountRead {
    /// The amount in whole dollars; none when nothing valid was typed.
    pub amount: Option<i64>,
    /// The reasons why it isn't valid, as violations of `amount`.
    pub violations: Vec<Violation>,
}

/// An amount is typed in whole dollars, with or without a dollar sign and commas; cents are dropped.
///
/// Returns the amount in whole dollars, or why it isn't one.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn read_amount(input: &ReadAmount) -> AmountRead {
    let typed = input.typed.trim();
    let typed = typed.strip_prefix('$').unwrap_or(typed).trim();
    if typed.is_empty() && !input.typed.contains('$') {
        return AmountRead { amount: None, violations: Vec::new() };
    }
    match parse_dollars(typed).filter(|amount| (1..=MAX_AMOUNT).contains(amount)) {
        Some(amount) => AmountRead { amount: Some(amount), violations: Vec::new() },
        None => AmountRead { amount: None, violations: vec![out_of_range()] },
    }
}

/// Parses digits, optionally with thousands separators and at most two decimals.
fn parse_dollars(typed: &str) -> Option<i64> {
    let (whole, cents) = typed.split_once('.').unwrap_or((typed, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let mut groups = whole.split(',');
    let first = groups.next().filter(|first| !first.is_empty() && digits(first))?;
    let grouped = whole.contains(',');
    let fits = groups.all(|group| group.len() == 3 && digits(group)) && (!grouped || first.len() <= 3);
    let cents = cents.len() <= 2 && digits(cents);
    (fits && cents && whole.len() <= 24).then(|| whole.replace(',', "").parse().ok()).flatten()
}
