use shared_rules::needs_list::{
    tree::{moves::TreeMove, step::TreeStep, view::TreeView},
    visibility::NeedsListView,
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::bridge;

/// A needs list kept ready for the screen. Load it once; then one call a frame does what the person
/// asked and answers with the rows in view.
#[wasm_bindgen]
#[derive(Default)]
pub struct NeedsListTree {
    view: TreeView,
}

#[wasm_bindgen]
impl NeedsListTree {
    /// An empty tree.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes a list, new or again (then what is open, shown and searched for stays), and answers with
    /// the frame of the step; a list of the wrong shape leaves the tree as it is.
    #[wasm_bindgen(unchecked_return_type = "TreeFrame | Malformed")]
    pub fn load(&mut self, list: Ts<NeedsListView>, step: Ts<TreeStep>) -> JsValue {
        bridge::decoded(list, |list| {
            self.view.load(list);
            self.step(step)
        })
    }

    /// Does what the step says and answers with the rows to show.
    #[wasm_bindgen(unchecked_return_type = "TreeFrame | Malformed")]
    pub fn step(&mut self, step: Ts<TreeStep>) -> JsValue {
        bridge::decoded(step, |step| bridge::encode(&self.view.step(step)))
    }

    /// What a move that a person points at means; it moves nothing.
    #[wasm_bindgen(js_name = planMove, unchecked_return_type = "MovePlan | Malformed")]
    pub fn plan_move(&self, asked: Ts<TreeMove>) -> JsValue {
        bridge::decoded(asked, |asked| bridge::encode(&self.view.plan_move(asked)))
    }

    /// The row in which an element shows now, from 0; nothing when it doesn't.
    #[wasm_bindgen(js_name = shownAt)]
    #[must_use]
    pub fn shown_at(&self, id: &str) -> Option<u32> {
        self.view.shown_at(id)
    }
}
