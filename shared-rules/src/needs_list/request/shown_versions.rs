//! A verdict names the versions the lender was shown, so that a newer file isn't reviewed unseen.

use crate::text::needs_list as text;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A document that answers a request, with its present content.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AnswerContent {
    /// The document's id.
    pub document_id: String,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
    /// Its name.
    pub name: String,
}

/// A document as it was shown.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShownContent {
    /// The document's id.
    pub document_id: String,
    /// The SHA-256 of the bytes that were shown.
    pub sha256: String,
}

/// The subject of a verdict, with the versions that the lender was shown.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShownAnswers {
    /// The request's name.
    pub request: String,
    /// The request's present version.
    pub version: i32,
    /// Whether the verdict is about the reason why the request doesn't apply.
    pub not_applicable: bool,
    /// The documents that the verdict is about.
    pub files: Vec<AnswerContent>,
    /// The documents as they were shown.
    #[serde(default)]
    pub shown: Vec<ShownContent>,
    /// The request's version that was shown.
    #[serde(default)]
    pub shown_version: Option<i32>,
}

/// A verdict names the content of each document that was shown; another one has to be looked at first. A verdict on the
/// reason why a request doesn't apply names the request's version.
///
/// Why the verdict is refused, or none.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn shown_answers(input: &ShownAnswers) -> Option<Violation> {
    let newer = |name: &str| text::NEWER_THAN_SHOWN.violation_with("shown", &[("name", name)]);
    if input.not_applicable {
        return match input.shown_version {
            None => Some(text::SHOWN_REQUIRED.violation("version")),
            Some(version) => (version != input.version).then(|| newer(&input.request)),
        };
    }
    if input.shown.is_empty() && !input.files.is_empty() {
        return Some(text::SHOWN_REQUIRED.violation("shown"));
    }
    let shown: BTreeSet<(&str, String)> =
        input.shown.iter().map(|shown| (&*shown.document_id, shown.sha256.to_ascii_lowercase())).collect();
    let was_shown =
        |file: &AnswerContent| shown.contains(&(&*file.document_id, file.sha256.to_ascii_lowercase()));
    input.files.iter().find(|file| !was_shown(file)).map(|file| newer(&file.name))
}
