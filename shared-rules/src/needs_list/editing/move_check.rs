//! Checks before elements of the needs list are moved: the ancestors of the target, so that no folder moves into
//! itself, and the nesting depth of folders: at most 32, in needs lists and templates, however they get there.

use crate::needs_list::element::StorageType;
use crate::needs_list::tree::Outline;
use crate::text::needs_list as text;
use crate::violation::Violation;
use std::collections::{HashMap, HashSet};

/// One element of the tree, as far as moving looks at it.
pub(super) struct TreeItem {
    /// The element's id.
    pub id: String,
    /// The folder it is in; absent at the top.
    pub parent_id: Option<String>,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
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

/// Maximum nesting depth of folders, the outermost included.
pub const DEEPEST: u32 = 32;

/// The violation if `more` nested folders are put below `above` folders.
pub(crate) fn depth_problem(field: &str, above: u32, more: u32) -> Option<Violation> {
    let too_deep = more > 0 && above.saturating_add(more) > DEEPEST;
    too_deep.then(|| text::TOO_DEEP.violation_with(field, &[("most", &DEEPEST.to_string())]))
}

/// An element as the depth of folders is seen: its id, its folder and its kind.
pub type PlacedElement<'a> = (&'a str, Option<&'a str>, StorageType);

/// The nesting depth after something is put into `target`: its ancestors, the target itself, and the depth of what is
/// put there.
pub(super) fn depth_around(
    elements: &[PlacedElement<'_>],
    target: Option<&str>,
    moving: &HashSet<&str>,
) -> (u32, u32) {
    let parents: Vec<(&str, Option<&str>)> = elements.iter().map(|(id, parent, _)| (*id, *parent)).collect();
    // For each element, the number of moving folders above it, itself included.
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

/// The violation if these elements are restored: folders would be nested too deeply because their parent was moved in
/// the meantime.
#[must_use]
pub fn restored_depth_problem(elements: &[PlacedElement<'_>], back: &HashSet<&str>) -> Option<Violation> {
    let parents: Vec<(&str, Option<&str>)> = elements.iter().map(|(id, parent, _)| (*id, *parent)).collect();
    let outline = Outline::from_parents(&parents);
    let folders = outline.places().iter().filter(|place| {
        let element = elements.get(place.index);
        element.is_some_and(|(id, _, kind)| *kind == StorageType::Folder && back.contains(id))
    });
    let deepest = folders.map(|place| place.depth.saturating_add(1)).max();
    depth_problem("elementIds", 0, deepest.unwrap_or_default())
}
