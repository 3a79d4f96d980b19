//! What a folder or file request needs before it can be saved: a name of a sensible length, and a
//! folder to be in.

use crate::needs_list::element::StorageType;
use crate::needs_list::moving::depth_problem;
use crate::text::needs_list as text;
use crate::value::{limits, marks};
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// A folder or file request as typed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
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
    /// What it is itself, of a new one.
    #[serde(default)]
    pub storage_type: Option<StorageType>,
    /// How many folders a new one is put in, one inside another.
    #[serde(default)]
    pub folders_above: u32,
}

/// A folder or file request has a name, and stands at the top or in a folder.
///
/// What stands against saving it; nothing when it can be saved.
///
/// Rule in core, from platform §2; NEEDS-15.
#[must_use]
pub fn check_element(input: &ElementForm) -> Vec<Violation> {
    let name = input.name.trim();
    let mut problems = Vec::new();
    if name.is_empty() {
        problems.push(text::NAME_REQUIRED.violation("name"));
    } else if let Some(too_long) = limits::text_problem("name", name) {
        problems.push(too_long);
    } else {
        problems.extend(marks::problem("name", name));
    }
    problems.extend(input.description.as_ref().and_then(|text| limits::text_problem("description", text)));
    if input.parent_storage_type == Some(StorageType::File) {
        problems.push(text::NOT_A_FOLDER.violation("parentId"));
    }
    if input.storage_type == Some(StorageType::Folder) {
        problems.extend(depth_problem("parentId", input.folders_above, 1));
    }
    problems
}
