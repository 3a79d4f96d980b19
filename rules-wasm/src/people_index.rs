use shared_rules::search::{PeopleIndex as InnerIndex, SearchPerson};
use wasm_bindgen::prelude::*;

use crate::bridge;

/// A search index over people: load the list once, then query it on every keystroke.
#[wasm_bindgen]
pub struct PeopleIndex {
    resident: InnerIndex,
    malformed: Option<String>,
}

#[wasm_bindgen]
impl PeopleIndex {
    /// Loads the list. A list of the wrong shape results in an empty index and an error in `malformed`.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "SearchPerson[]")] people: JsValue) -> Self {
        match bridge::decode::<Vec<SearchPerson>>(people) {
            Ok(people) => Self { resident: InnerIndex::new(&people), malformed: None },
            Err(error) => Self { resident: InnerIndex::default(), malformed: Some(error.malformed) },
        }
    }

    /// Returns the problem with the loaded list, if any.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn malformed(&self) -> Option<String> {
        self.malformed.clone()
    }

    /// Returns the number of people.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn size(&self) -> usize {
        self.resident.len()
    }

    /// Returns the list indexes of the people who match the text, the best match first and at most `limit` (all by
    /// default). A value that isn't a text matches no one.
    #[must_use]
    pub fn find(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] limit: JsValue,
    ) -> Vec<u32> {
        text.as_string().map(|text| self.resident.find(&text, parse_limit(&limit))).unwrap_or_default()
    }

    /// Returns the people who match the text, the best match first and at most `limit` (all by default), as the rule
    /// `findPeople` does. A value that isn't a text matches no one.
    #[wasm_bindgen(unchecked_return_type = "PersonHit[]")]
    #[must_use]
    pub fn query(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] limit: JsValue,
    ) -> JsValue {
        let hits = text.as_string().map(|text| self.resident.query(&text, parse_limit(&limit)));
        bridge::encode(&hits.unwrap_or_default())
    }
}

/// Returns a limit from JavaScript; a value that isn't a number means no limit.
fn parse_limit(limit: &JsValue) -> u32 {
    limit.as_f64().filter(|limit| !limit.is_nan()).map_or(u32::MAX, |limit| limit as u32)
}
