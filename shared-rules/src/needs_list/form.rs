//! What a folder or file request needs before it can be saved: a name of a sensible length, and a
//! folder to be in.

use super::element::StorageType;
use crate::text::needs_list as text;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 200;

/// The longest description, in characters.
pub const DESCRIPTION_LIMIT: usize = 2000;

/// A folder or file request as typed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ElementForm {
    /// Its name.
    pub name: String,
    /// What is asked for.
    #[serde(default)]
    pub description: Option<String>,
    /// What it is put in; nothing at the top.
    #[serde(default)]
    pub parent_storage_type: Option<StorageType>,
}

/// What stands against saving it; nothing when it can be saved.
#[must_use]
pub fn check_element(input: &ElementForm) -> Vec<Violation> {
    let name = input.name.trim();
    let mut problems = Vec::new();
    if name.is_empty() {
        problems.push(text::NAME_REQUIRED.violation("name"));
    } else if name.chars().count() > NAME_LIMIT {
        problems.push(text::NAME_TOO_LONG.violation("name"));
    } else if name.chars().any(char::is_control) {
        problems.push(text::NAME_CHARACTERS.violation("name"));
    }
    if input.description.as_ref().is_some_and(|text| text.chars().count() > DESCRIPTION_LIMIT) {
        problems.push(text::DESCRIPTION_TOO_LONG.violation("description"));
    }
    if input.parent_storage_type == Some(StorageType::File) {
        problems.push(text::NOT_A_FOLDER.violation("parentId"));
    }
    problems
}
