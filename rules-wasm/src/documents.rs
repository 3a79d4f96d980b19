//! The documents module: rules that look into files, and archives opened to be read file by file.

use js_sys::{Object, Reflect, Uint8Array};
use serde::{Serialize, de::DeserializeOwned};
use shared_rules::documents::zip_archive::{Archive, ReadZip, reading};
use shared_rules::documents::zip_limits::ZipRefusal;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::bridge;

macro_rules! export_byte_rules {
    ($($domain:ident . $rule:ident as $js:ident in $module:literal -> $ts:literal, $source:literal, $sentence:literal: $call:expr, $input:ty;)*) => {$(
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
    bridge::decoded(input, |input| {
        let (answer, file) = rule(&bytes, input);
        let file = file.map_or(JsValue::NULL, |file| Uint8Array::from(file.as_slice()).into());
        let both = Object::new();
        for (key, value) in [("answer", bridge::encode(&answer)), ("file", file)] {
            // A plain new object takes any key.
            let _ = Reflect::set(&both, &JsValue::from_str(key), &value);
        }
        both.into()
    })
}

fn bytes_of(file: &JsValue) -> Option<Vec<u8>> {
    file.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec)
}

fn not_a_file() -> JsValue {
    bridge::encode(&bridge::Malformed { malformed: "file: not a Uint8Array".to_owned() })
}

/// An archive, opened once; its files are then unpacked one at a time.
#[wasm_bindgen]
pub struct ZipContents {
    archive: Option<Archive<Vec<u8>>>,
    reading: JsValue,
}

#[wasm_bindgen]
impl ZipContents {
    /// Opens an archive; what is in it, or why it isn't unpacked, stands in `reading`. What is locked waits for
    /// [`Self::unlock`].
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] file: JsValue,
        input: Ts<ReadZip>,
    ) -> Self {
        let Some(bytes) = bytes_of(&file) else { return Self { archive: None, reading: not_a_file() } };
        let mut archive = None;
        let reading = bridge::decoded(input, |input| {
            let contents =
                Archive::look_into(bytes, input).map(|open| archive.insert(open).contents().clone());
            bridge::encode(&reading(contents, input))
        });
        Self { archive, reading }
    }

    /// The files and their tree, or why the archive isn't unpacked.
    #[wasm_bindgen(getter, unchecked_return_type = "ZipReading | Malformed")]
    #[must_use]
    pub fn reading(&self) -> JsValue {
        self.reading.clone()
    }

    /// Gives a password for what is locked, or for the file at a place, since an archive may have several: `null`, or
    /// the word for why it isn't taken.
    #[wasm_bindgen(unchecked_return_type = "null | ZipRefusal")]
    pub fn unlock(&mut self, password: &str, place: Option<usize>) -> JsValue {
        let archive = self.archive.as_mut().ok_or(ZipRefusal::Unreadable);
        match archive.and_then(|archive| archive.unlock(password, place)) {
            Ok(()) => JsValue::NULL,
            Err(refusal) => bridge::encode(&refusal),
        }
    }

    /// The content of a file by its place in `reading.files`, or the word for why it can't be unpacked.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | ZipRefusal")]
    pub fn content(&mut self, place: usize) -> JsValue {
        let content =
            self.archive.as_mut().map_or(Err(ZipRefusal::Unreadable), |archive| archive.read(place));
        match content {
            Ok(content) => Uint8Array::from(content.as_slice()).into(),
            Err(refusal) => bridge::encode(&refusal),
        }
    }
}
