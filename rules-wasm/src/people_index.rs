use shared_rules::search::{PeopleIndex as Resident, SearchPerson};
use wasm_bindgen::prelude::*;

use crate::bridge;

/// People kept ready for searching: load the list once, then ask at every keystroke.
#[wasm_bindgen]
pub struct PeopleIndex {
    resident: Resident,
    malformed: Option<String>,
}

#[wasm_bindgen]
impl PeopleIndex {
    /// Loads the list. One that isn't a list of people gives an empty index that says so in `malformed`.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "SearchPerson[]")] people: JsValue) -> Self {
        match bridge::decode::<Vec<SearchPerson>>(people) {
            Ok(people) => Self { resident: Resident::new(&people), malformed: None },
            Err(error) => Self { resident: Resident::default(), malformed: Some(error.malformed) },
        }
    }

    /// What was wrong with the list that was loaded, if anything.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn malformed(&self) -> Option<String> {
        self.malformed.clone()
    }

    /// How many people it holds.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn size(&self) -> usize {
        self.resident.len()
    }

    /// The places in the list of the people who come near the text, the nearest first and at most `limit` (all
    /// when left out). Anything but a text finds nobody.
    #[must_use]
    pub fn find(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] limit: JsValue,
    ) -> Vec<u32> {
        text.as_string().map(|text| self.resident.find(&text, most(&limit))).unwrap_or_default()
    }

    /// The people who come near the text, the nearest first and at most `limit` (all when left out), as
    /// the rule `findPeople` answers. Anything but a text finds nobody.
    #[wasm_bindgen(unchecked_return_type = "PersonHit[]")]
    #[must_use]
    pub fn query(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] limit: JsValue,
    ) -> JsValue {
        let hits = text.as_string().map(|text| self.resident.query(&text, most(&limit)));
        bridge::encode(&hits.unwrap_or_default())
    }
}

/// A limit as JavaScript gives it: no number, no limit.
fn most(limit: &JsValue) -> u32 {
    limit.as_f64().filter(|limit| !limit.is_nan()).map_or(u32::MAX, |limit| limit as u32)
}
