//! Entries of the sharing dialog are marked ASSIGN or not, one by one or all together.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::team::select_all::{SelectAll, select_all};
use crate::value::ordering::collect_items;

/// The current marks and the clicked checkbox.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareMarks {
    /// The values of all entries, users and addresses.
    pub entries: Vec<String>,
    /// The values marked ASSIGN.
    #[serde(default)]
    pub assigned: Vec<String>,
    /// The entry whose checkbox was clicked; none for 'Select all'.
    #[serde(default)]
    pub clicked: Option<String>,
}

/// Entries are marked one by one or all together; a second Select all unmarks all.
///
/// Returns the values marked ASSIGN after the click, in the order of the entries.
///
/// Rule from platform §2.3, §4; SHARE-02, SHARE-03, SHARE-06.
#[must_use]
pub fn share_marks(input: &ShareMarks) -> Vec<String> {
    let clicked = match &input.clicked {
        Some(value) => vec![value.clone()],
        None => input.entries.clone(),
    };
    let mut marked: BTreeSet<String> =
        collect_items(select_all(&SelectAll { listed: clicked, selected: input.assigned.clone() }));
    input.entries.iter().filter(|entry| marked.remove(*entry)).cloned().collect()
}
