//! Select All selects every listed member, or deselects them when all are selected.

use crate::value::ordering::collect_items;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// The members that are listed and those that are selected.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SelectAll {
    /// The ids of the listed members, after filtering by a search.
    pub listed: Vec<String>,
    /// The ids of the selected members, listed or not.
    pub selected: Vec<String>,
}

/// Select All selects every listed member, or deselects them when all are selected.
///
/// Returns the selection after Select All; members that aren't listed keep their state.
///
/// Rule from platform §2.7; SELECT-03.
#[must_use]
pub fn select_all(input: &SelectAll) -> Vec<String> {
    let listed: BTreeSet<_> = collect_items(&input.listed);
    let mut known: BTreeSet<_> = collect_items(&input.selected);
    let missing: Vec<_> = input.listed.iter().filter(|&id| known.insert(id)).cloned().collect();
    if missing.is_empty() {
        input.selected.iter().filter(|id| !listed.contains(id)).cloned().collect()
    } else {
        [input.selected.clone(), missing].concat()
    }
}
