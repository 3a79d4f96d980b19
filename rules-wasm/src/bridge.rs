use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

#[derive(Serialize)]
struct Malformed {
    malformed: String,
}

/// Decodes the input, applies the rule, encodes the answer.
pub(crate) fn answer<I: Tsify + DeserializeOwned, O: Serialize>(input: Ts<I>, rule: fn(&I) -> O) -> JsValue {
    match serde_wasm_bindgen::from_value::<I>(input.js_value()) {
        Ok(input) => encode(&rule(&input)),
        Err(error) => encode(&Malformed { malformed: error.to_string() }),
    }
}

/// Plain JavaScript data as `JSON.parse` would give it: absent is `null`, maps are objects.
pub(crate) fn encode<T: Serialize>(value: &T) -> JsValue {
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}
