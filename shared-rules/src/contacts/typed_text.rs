//! Text typed in the contact search becomes the email address when it is a valid one, otherwise the first name.

use serde::{Deserialize, Serialize};

use crate::value::email::is_valid;

/// The typed text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TypedContact {
    /// As typed.
    pub text: String,
}

/// The form fields that the text fills.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TypedContactAnswer {
    /// The whole text, unless it is an email address.
    pub given_name: String,
    /// Always empty.
    pub family_name: String,
    /// The text when it is an email address.
    pub email_address: String,
}

/// Typed text becomes the email address when it is a valid one, otherwise the first name.
///
/// Returns the form fields that the typed text fills.
///
/// Rule from platform §5; CONTACT-30, CONTACT-31.
#[must_use]
pub fn typed_contact(input: &TypedContact) -> TypedContactAnswer {
    let text = input.text.trim().to_owned();
    if is_valid(&text) {
        TypedContactAnswer { email_address: text, ..Default::default() }
    } else {
        TypedContactAnswer { given_name: text, ..Default::default() }
    }
}
