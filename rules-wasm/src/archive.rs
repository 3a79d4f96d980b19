//! Archives that are opened once and read file by file.

use js_sys::Uint8Array;
use shared_rules::documents::zip_archive::{Archive, ReadZip, reading};
use shared_rules::documents::zip_limits::ZipRefusal;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::bridge;
use crate::file_rules::{bytes_of, not_a_file};

/// An open archive, whose files are unpacked one at a time.
#[wasm_bindgen]
pub struct ZipContents {
    archive: Option<Archive<Vec<u8>>>,
    reading: JsValue,
}

#[wasm_bindgen]
impl ZipContents {
    /// Opens an archive; its content, or the reason why it isn't unpacked, is in `reading`. Locked files need
    /// [`Self::unlock`].
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] file: JsValue,
        input: Ts<ReadZip>,
    ) -> Self {
        let Some(bytes) = bytes_of(&file) else { return Self { archive: None, reading: not_a_file() } };
        let mut archive = None;
        let reading = bridge::with_decoded(input, |input| {
            let contents =
                Archive::look_into(bytes, input).map(|open| archive.insert(open).contents().clone());
            bridge::encode(&reading(contents, input))
        });
        Self { archive, reading }
    }

    /// Returns the files and their tree, or the reason why the archive isn't unpacked.
    #[wasm_bindgen(getter, unchecked_return_type = "ZipReading | MalformedInput")]
    #[must_use]
    pub fn reading(&self) -> JsValue {
        self.reading.clone()
    }

    /// Sets the password for locked files, or for the file at an index, because an archive may have several
    /// passwords. Returns `null`, or the code of the reason why it is refused.
    #[wasm_bindgen(unchecked_return_type = "null | ZipRefusal")]
    pub fn unlock(&mut self, password: &str, place: Option<usize>) -> JsValue {
        let archive = self.archive.as_mut().ok_or(ZipRefusal::Unreadable);
        match archive.and_then(|archive| archive.unlock(password, place)) {
            Ok(()) => JsValue::NULL,
            Err(refusal) => bridge::encode(&refusal),
        }
    }

    /// Returns the content of a file by its index in `reading.files`, or the code of the reason why it can't be
    /// unpacked.
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
