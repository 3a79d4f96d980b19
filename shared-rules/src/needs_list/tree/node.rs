//! A node of the tree: one element.

use crate::needs_list::progress::ReviewCounts;
use crate::needs_list::review::ReviewState;

/// One element, ready for the screen.
#[derive(Clone, Debug)]
pub(super) struct ElementNode {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) searched: String,
    pub(super) folder: bool,
    pub(super) depth: u32,
    pub(super) parent: Option<usize>,
    /// The place after its subtree.
    pub(super) end: usize,
    pub(super) hidden: bool,
    pub(super) open: bool,
    pub(super) state: ReviewState,
    /// For the person looking to do something about, by its own shares or those of a folder it is in.
    pub(super) mine: bool,
    /// Its due date has passed without an answer.
    pub(super) late: bool,
    /// File requests before it in tree order, as the lender without and with the toggle counts them.
    pub(super) before: [ReviewCounts; 2],
}
