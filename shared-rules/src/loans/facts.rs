//! A loan's facts: name, number, amount, purpose and property. `docs/architecture.md` lists the steps to add one.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::value::{invisible_characters, limits};
use crate::violation::Violation;

/// The maximum amount of a loan, in dollars.
const MAX_AMOUNT: i64 = 999_999_999_999;

/// The facts of a loan: as typed, as stored, and as the API reads and writes them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LoanFacts {
    /// The name; a new loan without one is named after its lead borrower and property.
    #[serde(default)]
    pub name: String,
    /// The company's loan number, if any; a new loan without one gets the next number.
    #[serde(default)]
    pub loan_number: Option<String>,
    /// The amount in whole dollars, if known.
    #[serde(default)]
    pub amount: Option<i64>,
    /// The purpose, if known.
    #[serde(default)]
    pub loan_purpose: Option<String>,
    /// The property that secures the loan, if known.
    #[serde(default)]
    pub property_address: Option<String>,
}

impl LoanFacts {
    /// Returns the facts as they are stored: texts are trimmed, and blank ones are unknown.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        let trimmed =
            |text: &Option<String>| Some(text.as_deref()?.trim().to_owned()).filter(|text| !text.is_empty());
        Self {
            name: self.name.trim().to_owned(),
            loan_number: trimmed(&self.loan_number),
            amount: self.amount,
            loan_purpose: trimmed(&self.loan_purpose),
            property_address: trimmed(&self.property_address),
        }
    }

    /// Returns the trimmed facts, with those of `other` where they are unknown.
    #[must_use]
    pub fn completed_from(&self, other: &Self) -> Self {
        let (own, other) = (self.trimmed(), other.clone());
        Self {
            name: if own.name.is_empty() { other.name } else { own.name },
            loan_number: own.loan_number.or(other.loan_number),
            amount: own.amount.or(other.amount),
            loan_purpose: own.loan_purpose.or(other.loan_purpose),
            property_address: own.property_address.or(other.property_address),
        }
    }
}

/// The name of a fact of a loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Fact {
    /// The name.
    Name,
    /// The company's loan number.
    LoanNumber,
    /// The amount.
    Amount,
    /// The purpose.
    LoanPurpose,
    /// The property that secures the loan.
    PropertyAddress,
}

impl Fact {
    /// All facts, in display order.
    pub const ALL: [Self; 5] =
        [Self::Name, Self::LoanNumber, Self::Amount, Self::LoanPurpose, Self::PropertyAddress];

    /// Returns the label in a list of a loan's data.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Name => "Name",
            Self::LoanNumber => "Number",
            Self::Amount => "Amount",
            Self::LoanPurpose => "Purpose",
            Self::PropertyAddress => "Property",
        }
    }

    /// Returns the name of the field in [`LoanFacts`], which violations refer to.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::LoanNumber => "loanNumber",
            Self::Amount => "amount",
            Self::LoanPurpose => "loanPurpose",
            Self::PropertyAddress => "propertyAddress",
        }
    }

    /// Returns the value as displayed; empty if unknown.
    #[must_use]
    pub fn display_value(self, facts: &LoanFacts) -> String {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        match self {
            Self::Name => facts.name.clone(),
            Self::LoanNumber => text(&facts.loan_number),
            Self::Amount => facts.amount.map(format_dollars).unwrap_or_default(),
            Self::LoanPurpose => text(&facts.loan_purpose),
            Self::PropertyAddress => text(&facts.property_address),
        }
    }
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
    violations.extend(fact_problem(Fact::LoanNumber, input.loan_number.as_ref()));
    violations
        .extend(input.amount.filter(|amount| !(1..=MAX_AMOUNT).contains(amount)).map(|_| out_of_range()));
    violations.extend(fact_problem(Fact::LoanPurpose, input.loan_purpose.as_ref()));
    violations.extend(fact_problem(Fact::PropertyAddress, input.property_address.as_ref()));
    violations
}

fn out_of_range() -> Violation {
    text::loans::AMOUNT_INVALID.violation("amount")
}

/// Returns the violation of an optional fact that is a line of text.
pub(crate) fn fact_problem(fact: Fact, value: Option<&String>) -> Option<Violation> {
    value.and_then(|text| line_problem(fact.field(), text))
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

/// Formats whole dollars with thousands separators.
fn format_dollars(amount: i64) -> String {
    let digits = amount.unsigned_abs().to_string();
    let mut grouped = String::from(if amount < 0 { "-$" } else { "$" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
