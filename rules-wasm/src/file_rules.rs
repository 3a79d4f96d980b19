//! Rules that read files.

use js_sys::{Object, Reflect, Uint8Array};
use serde::{Serialize, de::DeserializeOwned};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::bridge;

macro_rules! export_byte_rules {
    ($($domain:ident . $rule:ident as $js:ident -> $ts:literal, $source:literal, $sentence:literal: $call:expr, $input:ty;)*) => {$(
        #[doc = $sentence]
        #[wasm_bindgen(js_name = $js, unchecked_return_type = $ts)]
        #[must_use]
        pub fn $rule(
            #[wasm_bindgen(unchecked_param_type = "Uint8Array")] file: JsValue,
            input: Ts<$input>,
        ) -> JsValue {
            answer::<$input, _>(&file, input, $call)
        }
    )*};
}

shared_rules::with_byte_rules!(export_byte_rules);

/// Applies a rule to a file: `{ answer, file }`, the file a `Uint8Array` or `null`.
fn answer<I: Tsify + DeserializeOwned, O: Serialize>(
    file: &JsValue,
    input: Ts<I>,
    rule: impl Fn(&[u8], &I) -> (O, Option<Vec<u8>>),
) -> JsValue {
    let Some(bytes) = bytes_of(file) else { return not_a_file() };
    bridge::with_decoded(input, |input| {
        let (answer, file) = rule(&bytes, input);
        let file = file.map_or(JsValue::NULL, |file| Uint8Array::from(file.as_slice()).into());
        let both = Object::new();
        for (key, value) in [("answer", bridge::encode(&answer)), ("file", file)] {
            // A plain new object accepts any key.
            let _ = Reflect::set(&both, &JsValue::from_str(key), &value);
        }
        both.into()
    })
}

pub(crate) fn bytes_of(file: &JsValue) -> Option<Vec<u8>> {
    file.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec)
}

pub(crate) fn not_a_file() -> JsValue {
    bridge::encode(&bridge::MalformedInput { malformed: "file: not a Uint8Array".to_owned() })
}
