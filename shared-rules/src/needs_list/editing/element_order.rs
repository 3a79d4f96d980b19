//! Elements of a list move together: to the top or into a folder, before one of those already there or
//! after all of them, in the order they had. What is inside a folder that moves goes along.

use crate::needs_list::element::StorageType;
use crate::needs_list::move_check::{PlacedElement, TreeItem, depth_around, depth_problem, way_up};
use crate::needs_list::tree::Outline;
use crate::text::needs_list as text;
use crate::value::limits;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};

/// One element of the list; siblings are in the order of the list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ArrangedItem {
    /// The element's id.
    pub id: String,
    /// The folder it is in; absent at the top.
    #[serde(default)]
    pub parent_id: Option<String>,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// The number that orders it among its siblings.
    pub position: i32,
}

/// The elements to move and their target.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ArrangeElements {
    /// Every element, flat.
    pub elements: Vec<ArrangedItem>,
    /// The ids of those that move.
    pub element_ids: Vec<String>,
    /// The folder they move into; none for the top.
    #[serde(default)]
    pub parent_id: Option<String>,
    /// The element to put them before; none for the end.
    #[serde(default)]
    pub before_id: Option<String>,
}

/// An element's new place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NewPosition {
    /// The element's id.
    pub id: String,
    /// The folder it is in; none at the top.
    pub parent_id: Option<String>,
    /// The number that orders it among its siblings.
    pub position: i32,
    /// Whether it was moved, not just shifted to make room.
    pub moved: bool,
}

/// The new positions, or why the move is refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ElementArrangement {
    /// Only those that change.
    pub places: Vec<NewPosition>,
    /// Why the move is refused.
    pub violations: Vec<Violation>,
}

/// Elements move together, before a sibling or to the end, in the order they had; never into
/// themselves.
///
/// Returns every element's position after the move.
///
/// Rule from platform §2.1; NEEDS-02, NEEDS-15.
#[must_use]
pub fn arrange_elements(input: &ArrangeElements) -> ElementArrangement {
    let items: Vec<TreeItem> = input.elements.iter().map(TreeItem::from).collect();
    let mut by_id: HashMap<&str, &TreeItem> = HashMap::with_capacity(items.len());
    for item in &items {
        by_id.entry(&item.id).or_insert(item);
    }
    if let Some(violation) = move_problem(input, &by_id) {
        return ElementArrangement { places: Vec::new(), violations: vec![violation] };
    }
    ElementArrangement { places: new_positions(input), violations: Vec::new() }
}

impl From<&ArrangedItem> for TreeItem {
    fn from(item: &ArrangedItem) -> Self {
        Self { id: item.id.clone(), parent_id: item.parent_id.clone(), storage_type: item.storage_type }
    }
}

fn move_problem(input: &ArrangeElements, by_id: &HashMap<&str, &TreeItem>) -> Option<Violation> {
    if let Some(too_many) = limits::list_problem("elementIds", input.element_ids.len()) {
        return Some(too_many);
    }
    if input.element_ids.iter().any(|id| !by_id.contains_key(id.as_str())) {
        return Some(text::MOVE_GONE.violation("elementIds"));
    }
    let target = input.parent_id.as_deref();
    match target.map(|target| by_id.get(target)) {
        Some(None) => return Some(text::MOVE_FOLDER_GONE.violation("parentId")),
        Some(Some(folder)) if folder.storage_type == StorageType::File => {
            return Some(text::MOVE_INTO_REQUEST.violation("parentId"));
        }
        _ => {}
    }
    let around: HashSet<&str> = target.map(|target| way_up(by_id, target).collect()).unwrap_or_default();
    if input.element_ids.iter().any(|id| around.contains(id.as_str())) {
        return Some(text::MOVE_INTO_ITSELF.violation("parentId"));
    }
    if let Some(too_deep) = too_deep(input) {
        return Some(too_deep);
    }
    let before = input.before_id.as_deref()?;
    let beside = by_id.get(before).is_some_and(|item| item.parent_id.as_deref() == target);
    let moves = input.element_ids.iter().any(|id| id == before);
    (!beside || moves).then(|| text::MOVE_GONE.violation("beforeId"))
}

/// Folders nest so deep and no deeper.
fn too_deep(input: &ArrangeElements) -> Option<Violation> {
    let elements: Vec<PlacedElement<'_>> = input
        .elements
        .iter()
        .map(|item| (item.id.as_str(), item.parent_id.as_deref(), item.storage_type))
        .collect();
    let moving = input.element_ids.iter().map(String::as_str).collect();
    let (above, more) = depth_around(&elements, input.parent_id.as_deref(), &moving);
    depth_problem("parentId", above, more)
}

fn new_positions(input: &ArrangeElements) -> Vec<NewPosition> {
    let chosen: HashSet<&str> = input.element_ids.iter().map(String::as_str).collect();
    let moving = outermost(&input.elements, &chosen);
    let moves: HashSet<&str> = moving.iter().map(|item| item.id.as_str()).collect();
    let target = input.parent_id.as_deref();
    let mut siblings: Vec<&ArrangedItem> = input
        .elements
        .iter()
        .filter(|item| item.parent_id.as_deref() == target && !moves.contains(item.id.as_str()))
        .collect();
    let before = input.before_id.as_deref();
    let at = siblings.iter().position(|item| Some(item.id.as_str()) == before).unwrap_or(siblings.len());
    siblings.splice(at..at, moving);
    let place = |(position, item): (i32, &ArrangedItem)| {
        let moved = moves.contains(item.id.as_str());
        (moved || position != item.position).then(|| NewPosition {
            id: item.id.clone(),
            parent_id: input.parent_id.clone(),
            position,
            moved,
        })
    };
    (0_i32..).zip(siblings).filter_map(place).collect()
}

/// Those of the chosen that aren't inside another chosen one, in tree order.
fn outermost<'a>(elements: &'a [ArrangedItem], chosen: &HashSet<&str>) -> Vec<&'a ArrangedItem> {
    let parents: Vec<(&str, Option<&str>)> =
        elements.iter().map(|item| (item.id.as_str(), item.parent_id.as_deref())).collect();
    let mut goes_along = vec![false; elements.len()];
    let mut outermost = Vec::new();
    for place in Outline::from_parents(&parents).places() {
        let Some(item) = elements.get(place.index) else { continue };
        let inside = place.parent.and_then(|parent| goes_along.get(parent).copied()).unwrap_or_default();
        let is_chosen = chosen.contains(item.id.as_str());
        if let Some(goes_along) = goes_along.get_mut(place.index) {
            *goes_along = inside || is_chosen;
        }
        if is_chosen && !inside {
            outermost.push(item);
        }
    }
    outermost
}
