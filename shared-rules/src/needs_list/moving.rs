//! Where an element of the needs list may be moved: to the top or into a folder, never into itself or
//! something inside it.

use super::depth;
use super::element::StorageType;
use crate::text::needs_list as text;
use crate::violation::{Verdict, Violation};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};

/// One element of the tree, as far as moving looks at it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TreeItem {
    /// The element's id.
    pub id: String,
    /// The folder it is in; absent at the top.
    #[serde(default)]
    pub parent_id: Option<String>,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
}

/// A move within a needs list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoveElement {
    /// Every element, flat.
    pub elements: Vec<TreeItem>,
    /// The id of the element that moves.
    pub element_id: String,
    /// The folder it moves into; none for the top.
    #[serde(default)]
    pub to_parent_id: Option<String>,
}

/// Whether the element may move there (NEEDS-02, NEEDS-15).
#[must_use]
pub fn move_element(input: &MoveElement) -> Verdict {
    Verdict::from(objection(input))
}

fn objection(input: &MoveElement) -> Option<Violation> {
    let mut by_id: HashMap<&str, &TreeItem> = HashMap::with_capacity(input.elements.len());
    for element in &input.elements {
        by_id.entry(&element.id).or_insert(element);
    }
    if !by_id.contains_key(input.element_id.as_str()) {
        return Some(text::MOVE_GONE.violation("elementId"));
    }
    let target = input.to_parent_id.as_deref()?;
    let text = match by_id.get(target) {
        None => text::MOVE_GONE,
        _ if way_up(&by_id, target).any(|id| id == input.element_id) => text::MOVE_INTO_ITSELF,
        Some(element) if element.storage_type == StorageType::File => text::MOVE_INTO_REQUEST,
        Some(_) => return too_deep(input),
    };
    Some(text.violation("toParentId"))
}

/// Folders nest so deep and no deeper.
fn too_deep(input: &MoveElement) -> Option<Violation> {
    let elements: Vec<depth::Placed<'_>> = input
        .elements
        .iter()
        .map(|item| (item.id.as_str(), item.parent_id.as_deref(), item.storage_type))
        .collect();
    let moving = HashSet::from([input.element_id.as_str()]);
    let (above, more) = depth::around(&elements, input.to_parent_id.as_deref(), &moving);
    depth::problem("toParentId", above, more)
}

/// An element and the folders it is in, from the inside. Folders that contain themselves end it: no way up
/// is longer than the list.
pub(super) fn way_up<'a>(
    by_id: &'a HashMap<&'a str, &'a TreeItem>,
    from: &'a str,
) -> impl Iterator<Item = &'a str> {
    let above = |id: &&str| by_id.get(*id).and_then(|element| element.parent_id.as_deref());
    std::iter::successors(Some(from), above).take(by_id.len().saturating_add(1))
}
