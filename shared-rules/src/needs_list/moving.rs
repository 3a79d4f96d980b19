//! Where an element of the needs list may be moved: to the top or into a folder, never into itself or
//! something inside it; and how deep folders nest: 32 at most, in needs lists and templates, however they
//! come there.

use super::element::StorageType;
use super::tree::Outline;
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
    let elements: Vec<Placed<'_>> = input
        .elements
        .iter()
        .map(|item| (item.id.as_str(), item.parent_id.as_deref(), item.storage_type))
        .collect();
    let moving = HashSet::from([input.element_id.as_str()]);
    let (above, more) = depth_around(&elements, input.to_parent_id.as_deref(), &moving);
    depth_problem("toParentId", above, more)
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

/// How many folders may stand in one another, the outermost counted.
pub const DEEPEST: u32 = 32;

/// What stands against putting `more` folders, one inside another, below `above` folders.
pub(super) fn depth_problem(field: &str, above: u32, more: u32) -> Option<Violation> {
    let too_deep = more > 0 && above.saturating_add(more) > DEEPEST;
    too_deep.then(|| text::TOO_DEEP.violation_with(field, &[("most", &DEEPEST.to_string())]))
}

/// An element as the depth of folders is seen: its id, its folder and its kind.
pub(super) type Placed<'a> = (&'a str, Option<&'a str>, StorageType);

/// How many folders stand in one another where something is put into `target`: those above, the target
/// among them, and the most in what is put there.
pub(super) fn depth_around(
    elements: &[Placed<'_>],
    target: Option<&str>,
    moving: &HashSet<&str>,
) -> (u32, u32) {
    let parents: Vec<(&str, Option<&str>)> = elements.iter().map(|(id, parent, _)| (*id, *parent)).collect();
    // For each element how many of the folders that move stand above it, itself counted.
    let mut inside = vec![0_u32; elements.len()];
    let (mut above, mut more) = (0, 0);
    for place in Outline::from_parents(&parents).places() {
        let Some((id, _, kind)) = elements.get(place.index) else { continue };
        if target == Some(*id) {
            above = place.depth.saturating_add(1);
        }
        let over = place.parent.and_then(|parent| inside.get(parent).copied()).unwrap_or_default();
        let goes = over > 0 || moving.contains(id);
        let folder = u32::from(*kind == StorageType::Folder);
        if let Some(slot) = inside.get_mut(place.index) {
            *slot = if goes { over.saturating_add(folder) } else { 0 };
            more = more.max(*slot);
        }
    }
    (above, more)
}
