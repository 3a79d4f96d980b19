use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

/// The result for an input with the wrong shape.
#[derive(Serialize, Tsify)]
pub struct MalformedInput {
    /// The reason, with the field if known.
    pub malformed: String,
}

/// Decodes the input, applies the rule and encodes the result.
#[cfg(feature = "rules")]
pub(crate) fn answer<I: Tsify + DeserializeOwned, O: Serialize>(input: Ts<I>, rule: fn(&I) -> O) -> JsValue {
    with_decoded(input, |input| encode(&rule(input)))
}

/// Calls `then` with the decoded input; an input of the wrong shape returns [`MalformedInput`].
pub(crate) fn with_decoded<I: Tsify + DeserializeOwned>(
    input: Ts<I>,
    then: impl FnOnce(&I) -> JsValue,
) -> JsValue {
    let value = input.js_value();
    // serde-wasm-bindgen reads a list as the entries of a map, and throws if one of them isn't a pair.
    if js_sys::Array::is_array(&value) {
        return malformed("expected an object, not a list");
    }
    match decode::<I>(value) {
        Ok(input) => then(&input),
        Err(malformed) => encode(&malformed),
    }
}

/// Decodes a plain JavaScript value.
pub(crate) fn decode<T: DeserializeOwned>(value: JsValue) -> Result<T, MalformedInput> {
    serde_wasm_bindgen::from_value(value).map_err(|error| MalformedInput { malformed: error.to_string() })
}

/// Encodes a result as the JavaScript value that `JSON.parse` would return for it.
pub(crate) fn encode<T: Serialize>(value: &T) -> JsValue {
    value
        .serialize(&Serializer::json_compatible())
        .unwrap_or_else(|error| malformed(&format!("the result can't be encoded: {error}")))
}

/// Returns a [`MalformedInput`] result as a JavaScript value.
fn malformed(reason: &str) -> JsValue {
    let answer = js_sys::Object::new();
    // A plain new object accepts any key.
    let _ = js_sys::Reflect::set(&answer, &"malformed".into(), &reason.into());
    answer.into()
}
