//! The bridge: decode, call one rule of `shared-rules`, encode. It decides nothing.
//!
//! Every export takes one plain value and answers with a plain value. An input of the wrong shape is
//! answered as `{ malformed: "…" }`, never by throwing or trapping.

mod bridge;
mod decode;
mod needs_list_tree;
mod people_index;

pub use people_index::PeopleIndex;

use tsify::Ts;
use wasm_bindgen::prelude::*;

macro_rules! export {
    ($($domain:ident . $rule:ident as $js:ident -> $ts:literal, $source:literal, $sentence:literal: $call:path, $input:ty;)*) => {$(
        #[doc = $sentence]
        #[wasm_bindgen(js_name = $js, unchecked_return_type = $ts)]
        #[must_use]
        pub fn $rule(input: Ts<$input>) -> JsValue {
            bridge::answer(input, $call)
        }
    )*};
}

shared_rules::with_rules!(export);
