use shared_rules::search::MemberIndex as InnerIndex;
use shared_rules::team::select_list::SelectGroups;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::bridge;

/// A search index over the people of a select list: load the list once, then query it on every keystroke.
#[wasm_bindgen]
pub struct MemberIndex {
    resident: InnerIndex,
    malformed: Option<String>,
}

#[wasm_bindgen]
impl MemberIndex {
    /// Loads the list. A list of the wrong shape results in an empty index and an error in `malformed`.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(list: Ts<SelectGroups>) -> Self {
        match bridge::decode::<SelectGroups>(list.js_value()) {
            Ok(list) => Self { resident: InnerIndex::new(&list), malformed: None },
            Err(error) => Self { resident: InnerIndex::default(), malformed: Some(error.malformed) },
        }
    }

    /// Returns the problem with the loaded list, if any.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn malformed(&self) -> Option<String> {
        self.malformed.clone()
    }

    /// Returns all people in their groups.
    #[wasm_bindgen(getter, unchecked_return_type = "SelectGroup[]")]
    #[must_use]
    pub fn groups(&self) -> JsValue {
        bridge::encode(&self.resident.groups())
    }

    /// Returns the people who match the text, in the order of their groups: for each, the group, the index in it and
    /// the number of highlighted ranges, and for each range the key (0 family name, 1 given name, 2 email address),
    /// start and end. A value that isn't a text matches no one.
    #[must_use]
    pub fn query(&self, #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Vec<u32> {
        text.as_string().map(|text| self.resident.query(&text)).unwrap_or_default()
    }
}
