use shared_rules::needs_list::{
    tree::{move_targets::TreeMove, tree_action::TreeStep, view::TreeView},
    visibility::NeedsListView,
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::bridge;

/// A needs list prepared for the screen. Load it once; then one call per frame applies the user's step and returns
/// the visible rows.
#[wasm_bindgen]
#[derive(Default)]
pub struct NeedsListTree {
    view: TreeView,
}

#[wasm_bindgen]
impl NeedsListTree {
    /// Creates an empty tree.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Loads a new or updated list, keeping the open folders, filter and search, and returns the frame of the step; a
    /// list of the wrong shape leaves the tree unchanged.
    #[wasm_bindgen(unchecked_return_type = "TreeFrame | MalformedInput")]
    pub fn load(&mut self, list: Ts<NeedsListView>, step: Ts<TreeStep>) -> JsValue {
        bridge::with_decoded(list, |list| {
            self.view.load(list);
            self.step(step)
        })
    }

    /// Applies the step and returns the rows to show.
    #[wasm_bindgen(unchecked_return_type = "TreeFrame | MalformedInput")]
    pub fn step(&mut self, step: Ts<TreeStep>) -> JsValue {
        bridge::with_decoded(step, |step| bridge::encode(&self.view.step(step)))
    }

    /// Returns the effect of the move that a person points at, without applying it.
    #[wasm_bindgen(js_name = planMove, unchecked_return_type = "MovePlan | MalformedInput")]
    pub fn plan_move(&self, asked: Ts<TreeMove>) -> JsValue {
        bridge::with_decoded(asked, |asked| bridge::encode(&self.view.plan_move(asked)))
    }

    /// Returns the index of the row in which an element is shown, from 0; none when it isn't.
    #[wasm_bindgen(js_name = shownAt)]
    #[must_use]
    pub fn shown_at(&self, id: &str) -> Option<u32> {
        self.view.shown_at(id)
    }
}
