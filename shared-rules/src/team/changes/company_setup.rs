//! The setup form of an empty server: the company and its first lead lender.

use serde::{Deserialize, Serialize};

use crate::{
    team::invitation::{CheckPassword, check_password},
    text,
    value::{
        address::{Address, check_address},
        email::{CheckEmail, check_email},
        invisible_characters, limits,
    },
    violation::Violation,
};

/// A company and its first lead lender, as typed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct CompanySetup {
    /// The company's name.
    pub company_name: String,
    /// The company's address.
    pub address: Address,
    /// The company's color, as `#rrggbb`.
    pub colour: String,
    /// The lead lender's given name.
    pub given_name: String,
    /// The lead lender's family name.
    pub family_name: String,
    /// The email address to sign in with.
    pub email_address: String,
    /// The password to sign in with.
    pub password: String,
}

/// An empty server is set up with a company that has a name and a color with enough contrast to white text, and a
/// lead lender who has a name, a valid email address and a password.
///
/// Returns the violations, in the order of the form's fields.
///
/// Rule from platform §1, §5, §7; API-19; VALID-01.
#[must_use]
pub fn check_company_setup(input: &CompanySetup) -> Vec<Violation> {
    let email = CheckEmail { email_address: Some(input.email_address.clone()) };
    let password =
        CheckPassword { password: input.password.clone(), email_address: input.email_address.clone() };
    let one_name_is_enough = !input.family_name.trim().is_empty();
    let mut violations = Vec::from_iter(name_problem("companyName", &input.company_name, false));
    violations.extend(check_address("address", &input.address));
    violations.extend(colour_problem(&input.colour));
    violations.extend(name_problem("givenName", &input.given_name, one_name_is_enough));
    violations.extend(name_problem("familyName", &input.family_name, true));
    violations.extend(check_email(&email).violations);
    violations.extend(check_password(&password));
    violations
}

/// Returns the violation of a name that is missing, too long or has invisible characters.
fn name_problem(field: &str, name: &str, may_be_empty: bool) -> Option<Violation> {
    let missing = !may_be_empty && name.trim().is_empty();
    limits::text_problem(field, name)
        .or_else(|| invisible_characters::problem(field, name))
        .or_else(|| missing.then(|| text::team::NAME_REQUIRED.violation(field)))
}

fn colour_problem(colour: &str) -> Option<Violation> {
    match relative_luminance(colour) {
        None => Some(text::team::COLOUR_INVALID.violation("colour")),
        Some(relative_luminance) if contrast_with_white(relative_luminance) < MIN_CONTRAST => {
            Some(text::team::COLOUR_TOO_LIGHT.violation("colour"))
        }
        Some(_) => None,
    }
}

/// The minimum contrast of text (WCAG 2.2 AA).
const MIN_CONTRAST: f64 = 4.5;

fn contrast_with_white(relative_luminance: f64) -> f64 {
    1.05 / (relative_luminance + 0.05)
}

/// Returns the relative luminance of `#rrggbb`, from 0 to 1.
fn relative_luminance(colour: &str) -> Option<f64> {
    let digits = colour.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok().map(linear_channel);
    let all_digits = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    all_digits.then_some(())?;
    Some(0.2126 * part(0)? + 0.7152 * part(2)? + 0.0722 * part(4)?)
}

fn linear_channel(part: u8) -> f64 {
    let part = f64::from(part) / 255.0;
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}
