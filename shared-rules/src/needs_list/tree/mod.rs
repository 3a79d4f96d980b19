//! The structure of a flat needs list: tree order, depth and folders, computed without recursion.
//!
//! Nothing is lost, whatever the list contains: an element whose folder is missing, or whose folders form a cycle, is
//! shown at the top as a stray.

pub mod filter;
pub mod keyboard;
pub mod move_targets;
mod node;
pub mod tree_action;
pub mod view;

use crate::needs_list::element::Element;
use std::collections::HashMap;

/// The position of one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreePosition {
    /// Its index in the flat list.
    pub index: usize,
    /// The index of its folder; absent at the top.
    pub parent: Option<usize>,
    /// Its depth; 0 at the top.
    pub depth: u32,
    /// Whether it names a folder that isn't there, or contains itself.
    pub stray: bool,
}

/// The tree order of a flat list.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    places: Vec<TreePosition>,
}

impl Outline {
    /// Orders a list: each folder before what it contains, siblings as the list has them.
    #[must_use]
    pub fn of(elements: &[Element]) -> Self {
        let parents: Vec<(&str, Option<&str>)> =
            elements.iter().map(|element| (element.id.as_str(), element.parent_id.as_deref())).collect();
        Self::from_parents(&parents)
    }

    /// Orders ids with the ids of their folders.
    #[must_use]
    pub fn from_parents(elements: &[(&str, Option<&str>)]) -> Self {
        let mut index_of: HashMap<&str, usize> = HashMap::with_capacity(elements.len());
        for (index, (id, _)) in elements.iter().enumerate() {
            index_of.entry(id).or_insert(index);
        }
        let parents: Vec<Option<usize>> =
            elements.iter().map(|(_, parent)| parent.and_then(|id| index_of.get(id).copied())).collect();
        let mut walk = TreeWalk::new(&parents);
        for (index, (_, named)) in elements.iter().enumerate() {
            if parents.get(index) == Some(&None) {
                walk.from(index, named.is_some());
            }
        }
        // The remaining elements are their own ancestors.
        for index in 0..elements.len() {
            walk.from(index, true);
        }
        Self { places: walk.places }
    }

    /// Every element once, in tree order.
    #[must_use]
    pub fn places(&self) -> &[TreePosition] {
        &self.places
    }

    /// For each of [`Self::places`], the end of its subtree there.
    #[must_use]
    pub fn ends(&self) -> Vec<usize> {
        let mut ends = vec![self.places.len(); self.places.len()];
        let mut open: Vec<(u32, usize)> = Vec::new();
        for (at, place) in self.places.iter().enumerate() {
            while let Some((_, start)) = open.pop_if(|(depth, _)| *depth >= place.depth) {
                if let Some(end) = ends.get_mut(start) {
                    *end = at;
                }
            }
            open.push((place.depth, at));
        }
        ends
    }
}

/// A pre-order walk with its own stack. Children are linked lists in two flat arrays.
struct TreeWalk {
    first_child: Vec<Option<usize>>,
    next_sibling: Vec<Option<usize>>,
    visited: Vec<bool>,
    places: Vec<TreePosition>,
}

impl TreeWalk {
    fn new(parents: &[Option<usize>]) -> Self {
        let mut first_child = vec![None; parents.len()];
        let mut next_sibling = vec![None; parents.len()];
        for (index, parent) in parents.iter().enumerate().rev() {
            if let Some(first) = parent.and_then(|parent| first_child.get_mut(parent)) {
                if let Some(next) = next_sibling.get_mut(index) {
                    *next = *first;
                }
                *first = Some(index);
            }
        }
        Self {
            first_child,
            next_sibling,
            visited: vec![false; parents.len()],
            places: Vec::with_capacity(parents.len()),
        }
    }

    fn from(&mut self, root: usize, stray: bool) {
        let mut stack = vec![(root, None, 0_u32)];
        while let Some((index, parent, depth)) = stack.pop() {
            if let Some(sibling) =
                self.next_sibling.get(index).copied().flatten().filter(|_| parent.is_some())
            {
                stack.push((sibling, parent, depth));
            }
            match self.visited.get_mut(index) {
                Some(visited) if !*visited => *visited = true,
                _ => continue,
            }
            self.places.push(TreePosition { index, parent, depth, stray: stray && parent.is_none() });
            if let Some(child) = self.first_child.get(index).copied().flatten() {
                stack.push((child, Some(index), depth.saturating_add(1)));
            }
        }
    }
}
