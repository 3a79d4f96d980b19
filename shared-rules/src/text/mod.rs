//! The catalogue: every fixed text that a person reads, once. Rules and the server take the words from
//! here, the browser by code; `{name}` and the like are filled in by [`Text::fill`].

use serde::{Deserialize, Serialize};

use crate::violation::Violation;

/// One text of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// A stable code, unique over all domains (lower case, hyphens).
    pub code: &'static str,
    /// The words, with `{placeholders}` for names and counts.
    pub template: &'static str,
}

impl Text {
    /// The words with every `{key}` replaced by its value; placeholders without a value stay.
    #[must_use]
    pub fn fill(self, values: &[(&str, &str)]) -> String {
        let mut filled = String::with_capacity(self.template.len());
        let mut rest = self.template;
        while let Some((before, after)) = rest.split_once('{') {
            filled.push_str(before);
            let named = after.split_once('}');
            let value = named.and_then(|(key, _)| values.iter().find(|(k, _)| *k == key));
            rest = match (named, value) {
                (Some((_, tail)), Some((_, value))) => {
                    filled.push_str(value);
                    tail
                }
                _ => {
                    filled.push('{');
                    after
                }
            };
        }
        filled.push_str(rest);
        filled
    }

    /// This text as a violation of `field`.
    #[must_use]
    pub fn violation(self, field: &str) -> Violation {
        Violation::new(field, self.code, self.template)
    }

    /// This text, filled in, as a violation of `field`.
    #[must_use]
    pub fn violation_with(self, field: &str, values: &[(&str, &str)]) -> Violation {
        Violation::new(field, self.code, self.fill(values))
    }
}

impl std::fmt::Display for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.template)
    }
}

/// Declares the texts of a domain: a name, a code and the words of each.
macro_rules! texts {
    ($($name:ident $code:literal $template:literal)*) => {
        use crate::text::Text;

        $(#[doc = concat!("“", $template, "”")] pub const $name: Text = Text { code: $code, template: $template };)*

        /// Every text of the domain, in order.
        pub(in crate::text) const ALL: &[Text] = &[$($name),*];
    };
}

pub mod action;
pub mod contacts;
pub mod documents;
pub mod identity;
pub mod individuals;
pub mod loans;
pub mod messaging;
pub mod needs_list;
pub mod reminders;
mod screens;
mod server;
pub mod sharing;
pub mod team;
pub mod value;
pub mod visibility;

use screens::ASKED;
pub use server::{ALL as SAID_BY_SERVER, delivery, history, notification, problem, problem_title, refused};

/// Every text with its domain, in the order of the catalogue.
pub const CATALOGUE: &[(&str, &[Text])] = &[
    ("value", value::ALL),
    ("action", action::ALL),
    ("identity", identity::ALL),
    ("team", team::ALL),
    ("loans", loans::ALL),
    ("contacts", contacts::ALL),
    ("needs_list", needs_list::ALL),
    ("reminders", reminders::ALL),
    ("sharing", sharing::ALL),
    ("documents", documents::ALL),
    ("individuals", individuals::ALL),
    ("sight", visibility::ALL),
    ("messaging", messaging::ALL),
];

/// Which part of the catalogue.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CatalogPart {
    /// One domain, for example `contacts`; without it, all.
    #[serde(default)]
    pub domain: Option<String>,
}

/// One text as the browser gets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TextEntry {
    /// Where it belongs.
    pub domain: &'static str,
    /// Its code.
    pub code: &'static str,
    /// The words, with placeholders.
    pub template: &'static str,
}

/// Every fixed text is in the catalogue once, under a code.
///
/// The texts of one domain, or of all.
///
/// Rule from platform §8; messaging §8; TOAST.
#[must_use]
pub fn texts(input: &CatalogPart) -> Vec<TextEntry> {
    let wanted = |domain: &str| input.domain.as_deref().is_none_or(|d| d == domain);
    CATALOGUE
        .iter()
        .filter(|(domain, _)| wanted(domain))
        .flat_map(|&(domain, texts)| {
            texts.iter().map(move |text| TextEntry { domain, code: text.code, template: text.template })
        })
        .collect()
}

/// A value for a placeholder.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlaceholderValue {
    /// The placeholder, without braces.
    pub key: String,
    /// The replacement.
    pub value: String,
}

/// A text and what to fill in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FillText {
    /// The text's code.
    pub code: String,
    /// Values for its placeholders.
    #[serde(default)]
    pub values: Vec<PlaceholderValue>,
}

/// A text that screens ask for gets its names and counts filled in.
///
/// The text of that code with its placeholders filled in, or none for a code that no screen asks for.
///
/// Rule from platform §8; messaging §8; TOAST.
#[must_use]
pub fn fill_text(input: &FillText) -> Option<String> {
    let values: Vec<_> = input.values.iter().map(|v| (v.key.as_str(), v.value.as_str())).collect();
    let place = ASKED.binary_search_by_key(&input.code.as_str(), |text| text.code).ok()?;
    Some(ASKED[place].fill(&values))
}
