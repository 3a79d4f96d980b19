//! Names of fields, kept as JavaScript strings.

use std::cell::RefCell;

use wasm_bindgen::JsValue;

thread_local! {
    /// Field names as JavaScript strings, by where they stand in memory, in that order.
    static NAMES: RefCell<Vec<(Place, JsValue)>> = const { RefCell::new(Vec::new()) };
}

/// Address and length.
type Place = (usize, usize);

/// A field's name as a JavaScript string, made once.
pub(crate) fn name(text: &'static str) -> JsValue {
    let place = (text.as_ptr().addr(), text.len());
    NAMES.with_borrow_mut(|names| match names.binary_search_by_key(&place, |(known, _)| *known) {
        Ok(at) => names[at].1.clone(),
        Err(at) => {
            let made = JsValue::from_str(text);
            names.insert(at, (place, made.clone()));
            made
        }
    })
}
