//! A user's own profile, password and email address.

use serde::{Deserialize, Serialize};

use crate::{
    contacts::form::PhoneNumber,
    team::invitation::{CheckPassword, check_password},
    text,
    value::{
        email::{CheckEmail, check_email},
        invisible_characters, limits,
    },
    violation::Violation,
};

/// A user's profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct Profile {
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The mobile phone.
    pub phone_number: PhoneNumber,
    /// The position or title.
    pub position_or_title: String,
}

/// A person has a readable name, and no field of the profile is too long.
///
/// Returns the violations, in the order of the form's fields. One of the two names is enough.
///
/// Rule from platform §1, §5; VALID-01.
#[must_use]
pub fn check_profile(input: &Profile) -> Vec<Violation> {
    let nameless = input.given_name.trim().is_empty() && input.family_name.trim().is_empty();
    let names = [("givenName", &input.given_name), ("familyName", &input.family_name)];
    let mut violations: Vec<Violation> =
        nameless.then(|| text::team::NAME_REQUIRED.violation("givenName")).into_iter().collect();
    for (field, name) in names {
        violations
            .extend(limits::text_problem(field, name).or_else(|| invisible_characters::problem(field, name)));
    }
    let texts = [
        ("phoneNumber", &input.phone_number.value),
        ("phoneNumber.locale", &input.phone_number.locale),
        ("positionOrTitle", &input.position_or_title),
    ];
    violations.extend(texts.into_iter().filter_map(|(field, text)| limits::text_problem(field, text)));
    violations
}

/// A change of a password by a person who knows the current one.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct PasswordChange {
    /// The current password.
    pub current_password: String,
    /// The new password.
    pub password: String,
    /// The email address of the account.
    pub email_address: String,
}

/// Changing the password needs the current one, and the new one has to meet the password rules.
///
/// Returns the violations, before the current password is verified.
///
/// Rule from platform §7; API-19.
#[must_use]
pub fn password_change(input: &PasswordChange) -> Vec<Violation> {
    let PasswordChange { current_password, password, email_address } = input.clone();
    let untyped = current_password.is_empty();
    let same = !untyped && current_password == password;
    let mut violations: Vec<Violation> =
        untyped.then(|| text::identity::PRESENT_PASSWORD.violation("currentPassword")).into_iter().collect();
    let new = check_password(&CheckPassword { password, email_address });
    if new.is_empty() && same {
        violations.push(text::identity::SAME_PASSWORD.violation("password"));
    }
    violations.extend(new);
    violations
}

/// A new sign-in address.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct OwnAddress {
    /// As typed.
    pub email_address: String,
    /// The current address.
    pub present: String,
    /// The password, which proves that the request is the user's own.
    pub current_password: String,
}

/// A user's sign-in address changes to another valid one after they entered their password and followed the link sent
/// to it.
///
/// Returns the violations, before the password is verified.
///
/// Rule from platform §7; VALID-01.
#[must_use]
pub fn own_address(input: &OwnAddress) -> Vec<Violation> {
    let verdict = check_email(&CheckEmail { email_address: Some(input.email_address.clone()) });
    let same = verdict.violations.is_empty()
        && verdict.email_address.to_lowercase() == input.present.trim().to_lowercase();
    let mut violations = verdict.violations;
    if same {
        violations.push(text::identity::SAME_ADDRESS.violation("emailAddress"));
    }
    if input.current_password.is_empty() {
        violations.push(text::identity::PRESENT_PASSWORD.violation("currentPassword"));
    }
    violations
}
