//! A needs list prepared for the screen: loaded once, then queried for the rows in view.
//!
//! Elements are held in tree order, each with the end of its subtree, so hiding, opening and counting
//! are single passes over flat arrays.

use crate::needs_list::due_date::is_late;
use crate::needs_list::element::{Element, StorageType};
use crate::needs_list::progress::{ReviewCounts, percents};
use crate::needs_list::tree::filter::RequestFilter;
use crate::needs_list::tree::node::ElementNode;
use crate::needs_list::tree::tree_action::{TreeAction, TreeFrame, TreeRow, TreeStep, WINDOW_LIMIT};
use crate::needs_list::tree::{Outline, TreePosition};
use crate::needs_list::visibility::{ElementVisibility, NeedsListView, Viewer};
use crate::team::role::RoleGroup;
use std::collections::{HashMap, HashSet};

/// Facts about an element that aren't part of it.
#[derive(Clone, Copy)]
struct NodeFlags {
    hidden: bool,
    open: bool,
    mine: bool,
    late: bool,
}

/// A needs list as one person sees it, with what is open, shown and searched for.
#[derive(Clone, Debug, Default)]
pub struct TreeView {
    pub(super) nodes: Vec<ElementNode>,
    totals: [ReviewCounts; 2],
    hidden_count: u32,
    may_reveal: bool,
    show_hidden: bool,
    query: String,
    filters: Vec<RequestFilter>,
    found: Option<SearchResult>,
    pub(super) rows: Vec<usize>,
    position: Vec<u32>,
    set_size: Vec<u32>,
    row_of: HashMap<String, usize>,
}

/// The elements that a search and the filters show.
#[derive(Clone, Debug)]
struct SearchResult {
    shown: Vec<bool>,
    /// Folders with something found inside.
    leads: Vec<bool>,
    items: u32,
}

impl TreeView {
    /// Loads a list, initially or again. Open folders stay open; folders not seen before start open.
    pub fn load(&mut self, list: &NeedsListView) {
        let closed: HashSet<String> =
            self.nodes.drain(..).filter(|node| node.folder && !node.open).map(|node| node.id).collect();
        let first = self.row_of.is_empty();
        let viewer =
            Viewer { group: list.viewer, id: list.viewer_id.as_deref(), loan_status: list.loan_status };
        let outline = Outline::of(&list.elements);
        let sight = viewer.element_visibilities(&list.elements, &outline);
        self.may_reveal = list.viewer == RoleGroup::Lender;
        if first {
            self.show_hidden = list.show_hidden && self.may_reveal;
        }
        self.totals = Default::default();
        self.hidden_count = 0;
        let mut place_of = vec![None; list.elements.len()];
        for place in outline.places() {
            let (Some(element), Some(sight)) = (list.elements.get(place.index), sight.get(place.index))
            else {
                continue;
            };
            if *sight == ElementVisibility::None {
                continue;
            }
            if let Some(slot) = place_of.get_mut(place.index) {
                *slot = Some(self.nodes.len());
            }
            let parent = place.parent.and_then(|parent| place_of.get(parent).copied().flatten());
            let mine = list.viewer_id.as_deref().is_some_and(|id| self.is_for(element, parent, id));
            let hidden = *sight == ElementVisibility::Hidden;
            let late = is_late(element.review_state, element.due_date, list.today);
            let open = !closed.contains(&element.id);
            self.push(element, *place, parent, NodeFlags { hidden, open, mine, late });
        }
        self.close_subtrees();
        self.row_of = self.nodes.iter().enumerate().map(|(at, node)| (node.id.clone(), at)).collect();
        self.look_again();
        self.arrange();
    }

    fn is_for(&self, element: &Element, parent: Option<usize>, viewer_id: &str) -> bool {
        parent.and_then(|parent| self.nodes.get(parent)).is_some_and(|folder| folder.mine)
            || element.shared_info.iter().any(|share| share.is_for(viewer_id))
    }

    fn push(&mut self, element: &Element, place: TreePosition, parent: Option<usize>, looks: NodeFlags) {
        let NodeFlags { hidden, open, mine, late } = looks;
        let before = self.totals;
        if element.storage_type == StorageType::File {
            let [plain, all] = &mut self.totals;
            all.count(element.review_state);
            if !hidden {
                plain.count(element.review_state);
            }
        }
        self.hidden_count = self.hidden_count.saturating_add(u32::from(hidden));
        self.nodes.push(ElementNode {
            id: element.id.clone(),
            name: element.name.clone(),
            searched: element.name.to_lowercase(),
            folder: element.storage_type == StorageType::Folder,
            depth: place.depth,
            parent,
            end: self.nodes.len() + 1,
            hidden,
            open,
            state: element.review_state,
            mine,
            late,
            before,
        });
    }

    fn close_subtrees(&mut self) {
        for at in (0..self.nodes.len()).rev() {
            let Some((end, Some(parent))) = self.nodes.get(at).map(|node| (node.end, node.parent)) else {
                continue;
            };
            if let Some(folder) = self.nodes.get_mut(parent) {
                folder.end = folder.end.max(end);
            }
        }
    }

    /// Does what the step says and gives the rows to show.
    #[must_use]
    pub fn step(&mut self, step: &TreeStep) -> TreeFrame {
        let focus = step.action.as_ref().and_then(|action| self.apply_action(action));
        let mut frame = self.frame(step.start, step.count);
        frame.focus = focus.and_then(|at| self.row(at));
        frame
    }

    /// Does one thing (and lays out the rows again); answers with the element it leads to, if any.
    fn apply_action(&mut self, action: &TreeAction) -> Option<usize> {
        match action {
            TreeAction::Toggle { id } => {
                let at = self.find(id)?;
                self.set_open(at, !self.nodes.get(at)?.open);
                return Some(at);
            }
            TreeAction::ExpandAll => self.set_all_open(true),
            TreeAction::CollapseAll => self.set_all_open(false),
            TreeAction::ShowHidden { on } => {
                self.show_hidden = *on && self.may_reveal;
                self.look_again();
            }
            TreeAction::Search { query } => {
                query.clone_into(&mut self.query);
                self.look_again();
            }
            TreeAction::Filter { filters } => {
                self.filters.clone_from(filters);
                self.look_again();
            }
            TreeAction::Reveal { id } => return self.reveal(id),
            TreeAction::Key { id, key } => return self.press(id, key),
        }
        self.arrange();
        None
    }

    fn set_all_open(&mut self, open: bool) {
        self.nodes.iter_mut().for_each(|node| node.open = open);
    }

    /// Opens or closes a folder.
    pub(super) fn set_open(&mut self, at: usize, open: bool) {
        if let Some(node) = self.nodes.get_mut(at) {
            node.open = open;
        }
        self.arrange();
    }

    fn reveal(&mut self, id: &str) -> Option<usize> {
        let at = self.find(id)?;
        self.show_hidden |= self.nodes.get(at)?.hidden;
        if self.found.as_ref().is_some_and(|found| found.shown.get(at) != Some(&true)) {
            self.query.clear();
            self.filters.clear();
        }
        self.look_again();
        let mut folder = self.nodes.get(at)?.parent;
        while let Some(node) = folder.and_then(|folder| self.nodes.get_mut(folder)) {
            node.open = true;
            folder = node.parent;
        }
        self.arrange();
        Some(at)
    }

    /// Finds again what the search and the filters show.
    fn look_again(&mut self) {
        let sought = self.query.trim().to_lowercase();
        if sought.is_empty() && self.filters.is_empty() {
            self.found = None;
            return;
        }
        let mut found = SearchResult {
            shown: vec![false; self.nodes.len()],
            leads: vec![false; self.nodes.len()],
            items: 0,
        };
        for (at, node) in self.nodes.iter().enumerate().rev() {
            let hit = node.searched.contains(&sought)
                && (self.show_hidden || !node.hidden)
                && RequestFilter::all_take(&self.filters, node);
            let shown = hit || found.leads.get(at) == Some(&true);
            if let Some(slot) = found.shown.get_mut(at) {
                *slot = shown;
            }
            if let Some(slot) = node.parent.filter(|_| shown).and_then(|parent| found.leads.get_mut(parent)) {
                *slot = true;
            }
            found.items += u32::from(hit && !node.folder);
        }
        self.found = Some(found);
    }

    /// Lays out the rows: one pass in tree order that skips what is hidden, closed or not found.
    pub(super) fn arrange(&mut self) {
        self.rows.clear();
        self.position = vec![0; self.nodes.len()];
        self.set_size = vec![0; self.nodes.len() + 1];
        let mut at = 0;
        while let Some(node) = self.nodes.get(at) {
            let found = self.found.as_ref().is_none_or(|found| found.shown.get(at) == Some(&true));
            if (node.hidden && !self.show_hidden) || !found {
                at = node.end;
                continue;
            }
            if let (Some(set), Some(position)) =
                (self.set_size.get_mut(set_of(node)), self.position.get_mut(at))
            {
                *set += 1;
                *position = *set;
            }
            self.rows.push(at);
            at = if node.folder && !self.is_open(at) { node.end } else { at + 1 };
        }
    }

    /// Whether a folder is open: as the person left it, and always where a search found something inside.
    pub(super) fn is_open(&self, at: usize) -> bool {
        let leads = self.found.as_ref().is_some_and(|found| found.leads.get(at) == Some(&true));
        leads || self.nodes.get(at).is_some_and(|node| node.open)
    }

    /// The rows from `start`, at most `count`, and the counts of the header.
    fn frame(&self, start: u32, count: u32) -> TreeFrame {
        let from = usize::try_from(start).unwrap_or(usize::MAX).min(self.rows.len());
        let count = usize::try_from(count.min(WINDOW_LIMIT)).unwrap_or(0);
        let rows = self.rows.iter().skip(from).take(count).filter_map(|at| self.row_at(*at));
        TreeFrame {
            row_count: to_u32(self.rows.len()),
            items_count: self.items_count(),
            hidden_count: self.hidden_count,
            show_hidden: self.show_hidden,
            start: to_u32(from),
            rows: rows.collect(),
            focus: None,
        }
    }

    fn items_count(&self) -> u32 {
        let [plain, all] = &self.totals;
        let shown = if self.show_hidden { all } else { plain };
        self.found.as_ref().map_or(shown.total(), |found| found.items)
    }

    fn row_at(&self, at: usize) -> Option<TreeRow> {
        let node = self.nodes.get(at)?;
        let toggle = usize::from(self.show_hidden);
        let after = self.nodes.get(node.end).map_or(self.totals, |next| next.before);
        let counts = after.get(toggle)?.since(node.before.get(toggle)?);
        Some(TreeRow {
            id: node.id.clone(),
            name: node.name.clone(),
            storage_type: if node.folder { StorageType::Folder } else { StorageType::File },
            depth: node.depth,
            pos_in_set: self.position.get(at).copied().unwrap_or_default(),
            set_size: self.set_size.get(set_of(node)).copied().unwrap_or_default(),
            expanded: node.folder.then(|| self.is_open(at)),
            hidden: node.hidden,
            counts,
            progress: percents(&counts),
        })
    }

    /// The row in which an element shows now, from 0; none when it doesn't.
    #[must_use]
    pub fn shown_at(&self, id: &str) -> Option<u32> {
        self.row(self.find(id)?)
    }

    /// The place of an element.
    pub(super) fn find(&self, id: &str) -> Option<usize> {
        self.row_of.get(id).copied()
    }

    /// The row of an element, if it shows. Rows are in tree order, so it is found by halving.
    pub(super) fn row(&self, at: usize) -> Option<u32> {
        self.rows.binary_search(&at).ok().map(to_u32)
    }
}

/// Siblings are counted under their folder; those at the top under 0.
fn set_of(node: &ElementNode) -> usize {
    node.parent.map_or(0, |parent| parent + 1)
}

fn to_u32(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
