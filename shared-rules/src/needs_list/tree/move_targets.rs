//! Target positions of elements that are dragged or moved by keys: the folder, and the element before which they are
//! put. A move that isn't possible has a reason.

use crate::needs_list::move_check::depth_problem;
use crate::needs_list::tree::view::TreeView;
use crate::text::{Text, needs_list as text};
use crate::value::ordering::order_by;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// A place in the tree, as a person points at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum MovePlace {
    /// Above the target, in its folder.
    Before,
    /// At the end of the target, which has to be a folder; without a target at the end of the list.
    Into,
    /// Below the target, in its folder; below an open folder means the first place inside it.
    After,
    /// One row up among its siblings.
    Up,
    /// One row down among its siblings.
    Down,
    /// Into the folder above it.
    In,
    /// Out of its folder, to the position after it.
    Out,
}

/// A move that a person points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TreeMove {
    /// The elements to move; the contents of a folder move with it.
    pub ids: Vec<String>,
    /// The row pointed at; for the directions of keys none.
    #[serde(default)]
    pub target_id: Option<String>,
    /// The position, relative to the target or to the first of them.
    pub place: MovePlace,
}

/// The result of such a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MovePlan {
    /// Whether it can be done.
    pub allowed: bool,
    /// Why it can't; nothing when it can, or would change nothing.
    pub message: Option<String>,
    /// The elements to move, in tree order, without those that move with their folder.
    pub ids: Vec<String>,
    /// The target folder; none for the top.
    pub parent_id: Option<String>,
    /// The element to put them before; none for the end.
    pub before_id: Option<String>,
    /// Their new depth.
    pub depth: u32,
}

/// A place between elements: the folder, and the element after it.
#[derive(Clone, Copy)]
struct InsertionPoint {
    parent: Option<usize>,
    before: Option<usize>,
}

impl TreeView {
    /// Plans the move (NEEDS-02, NEEDS-15).
    #[must_use]
    pub fn plan_move(&self, asked: &TreeMove) -> MovePlan {
        let moving = self.moved_positions(&asked.ids);
        match self.insertion_point(asked, &moving) {
            Ok(gap) => self.plan(&moving, gap),
            Err(reason) => MovePlan { message: Some(reason.to_string()), ..MovePlan::default() },
        }
    }

    /// The places of these elements in tree order, without those inside another of them.
    fn moved_positions(&self, ids: &[String]) -> Vec<usize> {
        let mut chosen: Vec<usize> = ids.iter().filter_map(|id| self.find(id)).collect();
        order_by(&mut chosen, |at| *at);
        let mut end = 0;
        chosen.retain(|at| {
            let outside = *at >= end;
            if outside {
                end = self.nodes.get(*at).map_or(end, |node| node.end);
            }
            outside
        });
        chosen
    }

    fn insertion_point(&self, asked: &TreeMove, moving: &[usize]) -> Result<InsertionPoint, Text> {
        let first = *moving.first().ok_or(text::MOVE_GONE)?;
        let target = || asked.target_id.as_deref().and_then(|id| self.find(id)).ok_or(text::MOVE_GONE);
        let end_of = |parent| InsertionPoint { parent, before: None };
        Ok(match asked.place {
            MovePlace::Into if asked.target_id.is_none() => end_of(None),
            MovePlace::Into => match target()? {
                at if !self.nodes.get(at).is_some_and(|node| node.folder) => {
                    return Err(text::MOVE_INTO_REQUEST);
                }
                at => end_of(Some(at)),
            },
            MovePlace::Before => self.gap_before(target()?),
            MovePlace::After => match target()? {
                at if self.shows_contents(at) => InsertionPoint { parent: Some(at), before: Some(at + 1) },
                at => self.gap_after(at),
            },
            MovePlace::Up => self.gap_before(self.sibling_above(first, |_| true).ok_or(text::MOVE_IS_FIRST)?),
            MovePlace::Down => {
                let last = moving.last().copied().unwrap_or(first);
                self.gap_after(self.sibling_below(last).ok_or(text::MOVE_IS_LAST)?)
            }
            MovePlace::In => {
                let folder = |at: usize| self.nodes.get(at).is_some_and(|node| node.folder);
                end_of(Some(self.sibling_above(first, folder).ok_or(text::MOVE_NO_FOLDER)?))
            }
            MovePlace::Out => {
                self.gap_after(self.nodes.get(first).and_then(|node| node.parent).ok_or(text::MOVE_AT_TOP)?)
            }
        })
    }

    fn gap_before(&self, at: usize) -> InsertionPoint {
        InsertionPoint { parent: self.nodes.get(at).and_then(|node| node.parent), before: Some(at) }
    }

    /// Behind an element and all it contains.
    fn gap_after(&self, at: usize) -> InsertionPoint {
        let Some(node) = self.nodes.get(at) else { return InsertionPoint { parent: None, before: None } };
        InsertionPoint { parent: node.parent, before: self.in_folder(node.end, node.parent) }
    }

    /// This position of the list, if it is in that folder.
    fn in_folder(&self, at: usize, parent: Option<usize>) -> Option<usize> {
        self.nodes.get(at).filter(|node| node.parent == parent).map(|_| at)
    }

    fn shows_contents(&self, at: usize) -> bool {
        let next = self.row(at).and_then(|row| self.rows.get(usize::try_from(row).ok()? + 1));
        next.is_some_and(|next| self.nodes.get(*next).is_some_and(|node| node.parent == Some(at)))
    }

    /// The nearest suitable row above in the same folder.
    fn sibling_above(&self, at: usize, suits: impl Fn(usize) -> bool) -> Option<usize> {
        let parent = self.nodes.get(at)?.parent;
        let rows = self.rows.get(..self.rows.partition_point(|row| *row < at))?;
        let above = rows.iter().rev().take_while(|row| Some(**row) != parent);
        above.copied().find(|row| self.in_folder(*row, parent).is_some() && suits(*row))
    }

    /// The next row below in the same folder.
    fn sibling_below(&self, at: usize) -> Option<usize> {
        let node = self.nodes.get(at)?;
        let below = self.rows.get(self.rows.partition_point(|row| *row < node.end)..)?.first()?;
        self.in_folder(*below, node.parent)
    }

    fn plan(&self, moving: &[usize], gap: InsertionPoint) -> MovePlan {
        let inside = |folder: usize| {
            moving.iter().any(|at| self.nodes.get(*at).is_some_and(|node| *at <= folder && folder < node.end))
        };
        if gap.parent.is_some_and(inside) {
            let message = Some(text::MOVE_INTO_ITSELF.to_string());
            return MovePlan { message, ..MovePlan::default() };
        }
        if let Some(too_deep) = self.too_deep(moving, gap.parent) {
            return MovePlan { message: Some(too_deep.message), ..MovePlan::default() };
        }
        let mut before = gap.before;
        // An element can't be moved before itself.
        while let Some(at) = before.filter(|at| moving.binary_search(at).is_ok()) {
            before = self.gap_after(at).before;
        }
        MovePlan {
            allowed: !self.stands_there(moving, gap.parent, before),
            message: None,
            ids: moving.iter().filter_map(|at| self.nodes.get(*at)).map(|node| node.id.clone()).collect(),
            parent_id: gap.parent.and_then(|at| self.nodes.get(at)).map(|node| node.id.clone()),
            before_id: before.and_then(|at| self.nodes.get(at)).map(|node| node.id.clone()),
            depth: gap.parent.and_then(|at| self.nodes.get(at)).map_or(0, |node| node.depth + 1),
        }
    }

    /// Folders nest so deep and no deeper.
    fn too_deep(&self, moving: &[usize], parent: Option<usize>) -> Option<Violation> {
        let above = parent.and_then(|at| self.nodes.get(at)).map_or(0, |node| node.depth.saturating_add(1));
        let levels = |at: &usize| {
            let node = self.nodes.get(*at)?;
            let inside = self.nodes.get(*at..node.end)?.iter().filter(|inner| inner.folder);
            inside.map(|inner| inner.depth.saturating_sub(node.depth).saturating_add(1)).max()
        };
        let more = moving.iter().filter_map(levels).max().unwrap_or_default();
        depth_problem("parentId", above, more)
    }

    /// Whether they are already in this position, in this order.
    fn stands_there(&self, moving: &[usize], parent: Option<usize>, before: Option<usize>) -> bool {
        let mut next = before;
        moving.iter().rev().all(|at| {
            let here = self.in_folder(*at, parent).is_some() && self.gap_after(*at).before == next;
            next = Some(*at);
            here
        })
    }
}

#[cfg(test)]
mod tests;
