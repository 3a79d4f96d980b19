//! Renaming a document keeps its extension and asks only for a new base name (platform §5; FILE-18).

use crate::text::documents as text;
use crate::value::{invisible_characters, limits};
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// A file's name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileNameInput {
    /// The name, without folders.
    pub name: String,
}

/// A file name, split into base and extension.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NameParts {
    /// The part that a person edits.
    pub base: String,
    /// The part after the last dot, without the dot; empty without one.
    pub extension: String,
}

/// A file's extension is what follows its last dot; a name that only starts with a dot has none.
///
/// Base and extension of a file name. A name that only starts with a dot has no extension.
///
/// Rule from platform §5; FILE-18.
#[must_use]
pub fn name_parts(input: &FileNameInput) -> NameParts {
    let (base, extension) = split(&input.name);
    NameParts { base: base.to_owned(), extension: extension.to_owned() }
}

/// Base and extension, the dot in neither.
pub(crate) fn split(name: &str) -> (&str, &str) {
    match name.rsplit_once('.') {
        Some((base, extension)) if !base.is_empty() => (base, extension),
        _ => (name, ""),
    }
}

/// A document's name and the base name typed for it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RenameFile {
    /// The present name.
    pub name: String,
    /// The new base name, as typed.
    pub new_base: String,
}

/// The outcome of renaming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RenameState {
    /// The new name can't be saved.
    Disabled,
    /// It is the present name: close, nothing to call.
    Unchanged,
    /// A new name to save.
    Renamed,
}

/// The outcome of renaming, and the resulting name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RenameOutcome {
    /// Whether there is something to save.
    pub state: RenameState,
    /// The name afterwards; the present one unless renamed.
    pub name: String,
    /// Why it can't be saved.
    pub violations: Vec<Violation>,
}

/// Renaming asks for a new base name and keeps the extension; blank can't be saved, the same name
/// changes nothing.
///
/// The document's name with a new base and its old extension.
///
/// Rule from platform §5; FILE-18.
#[must_use]
pub fn rename_file(input: &RenameFile) -> RenameOutcome {
    let (_, extension) = split(&input.name);
    let base = input.new_base.trim();
    let name = if extension.is_empty() { base.to_owned() } else { format!("{base}.{extension}") };
    let problem = if base.is_empty() {
        Some(text::NAME_REQUIRED.violation("newBase"))
    } else if base.contains(['/', '\\']) {
        Some(text::NAME_CHARACTERS.violation("newBase"))
    } else {
        invisible_characters::problem("newBase", base).or_else(|| limits::text_problem("newBase", &name))
    };
    if let Some(problem) = problem {
        let violations = vec![problem];
        return RenameOutcome { state: RenameState::Disabled, name: input.name.clone(), violations };
    }
    let state = if name == input.name { RenameState::Unchanged } else { RenameState::Renamed };
    RenameOutcome { state, name, violations: Vec::new() }
}
