use shared_rules::search::MemberIndex as Resident;
use shared_rules::team::select_list::SelectGroups;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::bridge;

/// The people of a select list kept ready: load the list once, then ask at every keystroke.
#[wasm_bindgen]
pub struct MemberIndex {
    resident: Resident,
    malformed: Option<String>,
}

#[wasm_bindgen]
impl MemberIndex {
    /// Loads the list. One of the wrong shape gives an empty index that says so in `malformed`.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(list: Ts<SelectGroups>) -> Self {
        match bridge::decode::<SelectGroups>(list.js_value()) {
            Ok(list) => Self { resident: Resident::new(&list), malformed: None },
            Err(error) => Self { resident: Resident::default(), malformed: Some(error.malformed) },
        }
    }

    /// What was wrong with the list that was loaded, if anything.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn malformed(&self) -> Option<String> {
        self.malformed.clone()
    }

    /// Everyone in their groups.
    #[wasm_bindgen(getter, unchecked_return_type = "SelectGroup[]")]
    #[must_use]
    pub fn groups(&self) -> JsValue {
        bridge::encode(&self.resident.groups())
    }

    /// The people who come near the text, in the order of their groups. For each the group, the place in it and
    /// how many stretches to underline, and for each of these the key (0 family name, 1 given name, 2 e-mail
    /// address), start and end. Anything but a text finds nobody.
    #[must_use]
    pub fn query(&self, #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Vec<u32> {
        text.as_string().map(|text| self.resident.query(&text)).unwrap_or_default()
    }
}
