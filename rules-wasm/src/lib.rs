//! The bridge: decode, call one rule of `shared-rules`, encode. It decides nothing.
//!
//! Every export takes one plain value and answers with a plain value. An input of the wrong shape is
//! answered as `{ malformed: "…" }`, never by throwing or trapping.

mod bridge;
mod decode;
#[cfg(feature = "documents")]
mod documents;
#[cfg(not(feature = "documents"))]
mod needs_list_tree;
#[cfg(not(feature = "documents"))]
mod people_index;

#[cfg(feature = "documents")]
pub use documents::ZipContents;
#[cfg(not(feature = "documents"))]
pub use people_index::PeopleIndex;

#[cfg(not(feature = "documents"))]
use tsify::Ts;
#[cfg(not(feature = "documents"))]
use wasm_bindgen::prelude::*;

#[cfg(not(feature = "documents"))]
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

// The documents module leaves the core rules out, to stay small.
#[cfg(not(feature = "documents"))]
shared_rules::with_rules!(export);
