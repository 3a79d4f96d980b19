//! Keyboard navigation in a tree, following the tree pattern of WAI-ARIA: arrows move, open and close; Home and End
//! jump;
//! `*` opens all siblings; a letter goes to the next name that starts with it.

use crate::needs_list::tree::view::TreeView;

impl TreeView {
    /// Handles a key on an element's row; returns the element to focus.
    pub(super) fn press(&mut self, id: &str, key: &str) -> Option<usize> {
        let at = self.find(id)?;
        let row = self.rows.binary_search(&at).ok()?;
        match key {
            "ArrowDown" => self.rows.get(row + 1).copied(),
            "ArrowUp" => row.checked_sub(1).and_then(|row| self.rows.get(row).copied()),
            "Home" => self.rows.first().copied(),
            "End" => self.rows.last().copied(),
            "ArrowRight" => self.open_or_enter(at, row),
            "ArrowLeft" => self.close_or_leave(at),
            "*" => self.open_siblings(at),
            letters => self.next_starting_with(row, &letters.to_lowercase()),
        }
    }

    fn open_or_enter(&mut self, at: usize, row: usize) -> Option<usize> {
        if !self.nodes.get(at)?.folder {
            return None;
        }
        if !self.is_open(at) {
            self.set_open(at, true);
            return Some(at);
        }
        let next = self.rows.get(row + 1).copied()?;
        (self.nodes.get(next)?.parent == Some(at)).then_some(next)
    }

    fn close_or_leave(&mut self, at: usize) -> Option<usize> {
        let node = self.nodes.get(at)?;
        if !(node.folder && node.open) {
            return node.parent;
        }
        self.set_open(at, false);
        // A search may keep the folder open; then the key leaves it instead.
        if self.is_open(at) { self.nodes.get(at)?.parent } else { Some(at) }
    }

    fn open_siblings(&mut self, at: usize) -> Option<usize> {
        let parent = self.nodes.get(at)?.parent;
        self.nodes.iter_mut().filter(|node| node.parent == parent).for_each(|node| node.open = true);
        self.arrange();
        Some(at)
    }

    fn next_starting_with(&self, row: usize, letters: &str) -> Option<usize> {
        if letters.chars().count() != 1 || letters.trim().is_empty() {
            return None;
        }
        let starts =
            |at: &&usize| self.nodes.get(**at).is_some_and(|node| node.searched.starts_with(letters));
        let after = self.rows.iter().skip(row + 1);
        after.chain(self.rows.iter().take(row)).find(starts).copied()
    }
}
