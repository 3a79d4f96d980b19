//! What a browser is called in the list of places somebody is signed in.

use serde::{Deserialize, Serialize};

/// What a browser says of itself.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct UserAgent {
    /// Its `User-Agent`; nothing when it said none.
    pub user_agent: Option<String>,
}

/// Words in a `User-Agent` and what they mean. The first that is there counts: most browsers name others too.
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

/// A device is called by its browser and its system, as “Firefox on Windows”.
///
/// The name; of what doesn't say what it is, that it is another device.
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
