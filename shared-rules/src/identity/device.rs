//! Names of browsers in a user's list of sessions.

use serde::{Deserialize, Serialize};

/// A browser's identification.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct UserAgent {
    /// The `User-Agent` header, if any.
    pub user_agent: Option<String>,
}

/// Parts of a `User-Agent` and their names. The first match counts, because most browsers also name others.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: &[(&str, &str)] = &[
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
];

/// A device is named after its browser and its system, as “Firefox on Windows”.
///
/// Returns the name; 'Unknown device' when neither is recognized.
///
/// Rule from platform §7.
#[must_use]
pub fn device_name(input: &UserAgent) -> String {
    let said = input.user_agent.as_deref().unwrap_or_default();
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(word, _)| said.contains(word)).map(|(_, name)| *name)
    };
    match (named(BROWSERS), named(SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => "Unknown device".to_owned(),
    }
}
