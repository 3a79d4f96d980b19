//! A person is shown as given name and family name; a person without either, by email address.

use serde::{Deserialize, Serialize};

/// The known parts of a person's name.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PersonName {
    /// First name.
    #[serde(default)]
    pub given_name: Option<String>,
    /// Last name.
    #[serde(default)]
    pub family_name: Option<String>,
    /// Shown when there is no name.
    #[serde(default)]
    pub email_address: Option<String>,
}

/// A person is shown as given and family name; a person without either, by email address.
///
/// The name to show; empty only when nothing is known.
///
/// Rule from resolution 32; TEAM-14.
#[must_use]
pub fn display_name(input: &PersonName) -> String {
    let part = |text: &Option<String>| text.as_deref().unwrap_or_default().trim().to_owned();
    let name = format!("{} {}", part(&input.given_name), part(&input.family_name)).trim().to_owned();
    if name.is_empty() { part(&input.email_address) } else { name }
}
