use serde::{Serialize, de::DeserializeOwned};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::decode::{Fault, decode};
use crate::encode;

/// An input that is not of the shape asked for.
#[derive(Serialize, Tsify)]
pub struct Malformed {
    /// What is wrong with it.
    pub malformed: String,
}

/// Decodes the input, applies the rule, encodes the answer.
pub(crate) fn answer<I: Tsify + DeserializeOwned, O: Serialize>(input: Ts<I>, rule: fn(&I) -> O) -> JsValue {
    decoded(input, |input| encode(&rule(input)))
}

/// Hands over the decoded input; one of the wrong shape is answered with what is wrong.
pub(crate) fn decoded<I: Tsify + DeserializeOwned>(
    input: Ts<I>,
    then: impl FnOnce(&I) -> JsValue,
) -> JsValue {
    match decode::<I>(input.js_value()) {
        Ok(input) => then(&input),
        Err(fault) => malformed(&fault),
    }
}

#[cold]
#[inline(never)]
fn malformed(fault: &Fault) -> JsValue {
    encode(&Malformed { malformed: fault.to_string() })
}

/// Plain JavaScript data as `JSON.parse` would give it: absent is `null`, maps are objects.
pub(crate) fn encode<T: Serialize>(value: &T) -> JsValue {
    encode::encode(value)
}
