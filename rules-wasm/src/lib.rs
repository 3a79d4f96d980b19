//! The bridge to the browser: decode, call one rule of `shared-rules`, encode. It has no business logic.
//!
//! Every export takes one plain value and returns a plain value. An input of the wrong shape returns `{ malformed:
//! "…" }` instead of throwing or trapping.
//!
//! The browser loads two modules, each built with the feature of the same name: `rules`, with every rule that takes
//! plain values, and `documents`, with the rules that take the bytes of a file.

// wasm-bindgen passes values by value.
#![allow(clippy::needless_pass_by_value)]

#[cfg(feature = "documents")]
mod archive;
mod bridge;
#[cfg(feature = "documents")]
mod file_rules;
#[cfg(feature = "rules")]
mod member_index;
#[cfg(feature = "rules")]
mod needs_list_tree;
#[cfg(feature = "rules")]
mod people_index;

#[cfg(feature = "documents")]
pub use archive::ZipContents;
#[cfg(feature = "rules")]
pub use member_index::MemberIndex;
#[cfg(feature = "rules")]
pub use people_index::PeopleIndex;

/// Prints panic messages to the console, in development builds.
#[cfg(debug_assertions)]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn print_panics() {
    console_error_panic_hook::set_once();
}

#[cfg(feature = "rules")]
mod rules {
    use tsify::Ts;
    use wasm_bindgen::prelude::*;

    use crate::bridge;

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
}
#[cfg(feature = "rules")]
pub use rules::*;
