//! The bridge: decode, call one rule of `shared-rules`, encode. It decides nothing.
//!
//! Every export takes one plain value and answers with a plain value. An input of the wrong shape is
//! answered as `{ malformed: "…" }`, never by throwing or trapping.
//!
//! The browser loads nine modules built from it, each by the feature of its name, when a screen needs
//! them: `core`, `portal`, `people`, `identity` and `messaging`; and `pdf`, `zip`, `mail` and `photo`, which look into
//! files. A tenth, `server`, has the rules that no screen asks: tests load it.

// JavaScript hands over values.
#![allow(clippy::needless_pass_by_value)]
// The modules that look into files pass on all that they read as it is.
#![cfg_attr(
    not(any(
        feature = "core",
        feature = "portal",
        feature = "people",
        feature = "identity",
        feature = "messaging",
        feature = "server"
    )),
    allow(dead_code, unused_imports, unused_macros)
)]

#[cfg(feature = "zip")]
mod archive;
mod bridge;
mod decode;
mod encode;
#[cfg(any(feature = "pdf", feature = "zip", feature = "mail", feature = "photo"))]
mod files;
#[cfg(feature = "people")]
mod member_index;
mod names;
#[cfg(feature = "core")]
mod needs_list_tree;
#[cfg(feature = "people")]
mod people_index;

#[cfg(feature = "zip")]
pub use archive::ZipContents;
#[cfg(feature = "people")]
pub use member_index::MemberIndex;
#[cfg(feature = "people")]
pub use people_index::PeopleIndex;

use tsify::Ts;
use wasm_bindgen::prelude::*;

macro_rules! export {
    ($($domain:ident . $rule:ident as $js:ident in $module:literal -> $ts:literal, $source:literal, $sentence:literal: $call:path, $input:ty;)*) => {$(
        #[cfg(feature = $module)]
        #[doc = $sentence]
        #[wasm_bindgen(js_name = $js, unchecked_return_type = $ts)]
        #[must_use]
        pub fn $rule(input: Ts<$input>) -> JsValue {
            bridge::answer(input, $call)
        }
    )*};
}

shared_rules::with_rules!(export);
