//! A file whose content is there already is noticed, whatever it is called, and the person is asked whether
//! it is meant (platform §5).

use crate::text::documents as text;
use serde::{Deserialize, Serialize};

/// What to do with a file whose content already exists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DuplicateAction {
    /// Take it all the same.
    #[default]
    Take,
    /// Refuse it, so that the person can be asked.
    Ask,
}

/// A file that is there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ExistingFile {
    /// Its name.
    pub name: String,
    /// The SHA-256 of its content, in hexadecimal.
    pub checksum: String,
    /// Whether a lender sent it back.
    #[serde(default)]
    pub came_back: bool,
}

/// A new file, and the files already at its destination.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SameContent {
    /// Its name.
    pub name: String,
    /// The SHA-256 of its content, in hexadecimal.
    pub checksum: String,
    /// The files there.
    pub there: Vec<ExistingFile>,
}

/// A file whose content already exists is noticed regardless of its name, and the person is asked.
///
/// The words to ask the person with, if the content is there already; nothing when it is new. One that
/// still stands counts before one that came back.
///
/// Rule from platform §5; FILE-08.
#[must_use]
pub fn same_content(input: &SameContent) -> Option<String> {
    let same = || input.there.iter().filter(|file| file.checksum.eq_ignore_ascii_case(&input.checksum));
    let there = same().find(|file| !file.came_back).or_else(|| same().next())?;
    let words = if there.came_back {
        text::SAME_CAME_BACK
    } else if there.name == input.name {
        text::SAME_THERE
    } else {
        text::SAME_UNDER_OTHER_NAME
    };
    Some(words.fill(&[("file", &input.name), ("there", &there.name)]))
}
