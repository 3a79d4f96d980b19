//! The form that creates a loan: its facts, its borrowers and their needs list.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::facts::{LoanFacts, check_loan_facts, line_problem};
use crate::text;
use crate::value::email::{CheckEmail, check_email};
use crate::value::limits;
use crate::violation::Violation;

/// A borrower of a new loan, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct NewBorrower {
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The address that the invitation is sent to.
    pub email_address: String,
}

/// A new loan, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct NewLoan {
    /// The facts; the name is proposed and the number assigned when left blank.
    #[serde(flatten)]
    pub facts: LoanFacts,
    /// The borrowers; the first is the lead borrower.
    pub borrowers: Vec<NewBorrower>,
    /// The ids of the colleagues who work on it, besides the creator.
    pub colleagues: Vec<String>,
}

/// A new loan is named after its lead borrower and its property.
///
/// Returns the name to propose; empty while neither is known.
///
/// Rule from platform §4; ENTITY-03.
#[must_use]
pub fn propose_loan_name(input: &NewLoan) -> String {
    let lead = input.borrowers.first();
    let name = lead.map_or("", |lead| match lead.family_name.trim() {
        "" => lead.given_name.trim(),
        family => family,
    });
    let property = input.facts.property_address.as_deref().unwrap_or_default();
    let street = property.split(',').next().unwrap_or_default().trim();
    let proposed = match (name, street) {
        ("", only) | (only, "") => only.to_owned(),
        (name, street) => format!("{name} – {street}"),
    };
    proposed.chars().take(limits::of_text("name").most).collect()
}

/// A loan is created with a name, typed or proposed, and with borrowers whose email addresses are valid and distinct.
///
/// Returns the violations, in the order of the form's fields.
///
/// Rule from platform §4, §5; ENTITY-03, VALID-01.
#[must_use]
pub fn check_new_loan(input: &NewLoan) -> Vec<Violation> {
    let mut facts = input.facts.clone();
    if facts.name.trim().is_empty() {
        facts.name = propose_loan_name(input);
    }
    let mut violations = check_loan_facts(&facts);
    violations.extend(limits::list_problem("borrowers", input.borrowers.len()));
    let mut named = HashSet::new();
    for (at, borrower) in input.borrowers.iter().enumerate() {
        violations.extend(borrower_problems(at, borrower, &mut named));
    }
    violations.extend(limits::list_problem("colleagues", input.colleagues.len()));
    violations
}

fn borrower_problems(at: usize, borrower: &NewBorrower, named: &mut HashSet<String>) -> Vec<Violation> {
    let field = |name: &str| format!("borrowers.{at}.{name}");
    let mut violations = Vec::from_iter(line_problem(&field("givenName"), &borrower.given_name));
    violations.extend(line_problem(&field("familyName"), &borrower.family_name));
    let verdict = check_email(&CheckEmail { email_address: Some(borrower.email_address.clone()) });
    if verdict.violations.is_empty() && !named.insert(verdict.email_address.to_lowercase()) {
        violations.push(text::loans::BORROWER_TWICE.violation(&field("emailAddress")));
    }
    let wrong = verdict.violations.into_iter();
    violations.extend(wrong.map(|wrong| Violation { field: field(&wrong.field), ..wrong }));
    violations
}
