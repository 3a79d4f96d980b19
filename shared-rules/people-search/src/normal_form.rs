//! Unicode normal forms of text. The browser's build calls the browser, which saves loading the tables of Unicode.

/// The text with each letter and its marks combined (NFC).
#[must_use]
pub fn nfc(text: &str) -> String {
    normalize(text, "NFC")
}

/// The text with letters and marks combined, and variants of a letter replaced by that letter (NFKC).
#[must_use]
pub fn nfkc(text: &str) -> String {
    normalize(text, "NFKC")
}

/// The text with letters and marks one by one (NFD).
#[must_use]
pub fn nfd(text: &str) -> String {
    normalize(text, "NFD")
}

#[cfg(target_arch = "wasm32")]
fn normalize(text: &str, form: &str) -> String {
    js_sys::JsString::from(text).normalize(form).into()
}

#[cfg(not(target_arch = "wasm32"))]
fn normalize(text: &str, form: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    match form {
        "NFC" => text.nfc().collect(),
        "NFKC" => text.nfkc().collect(),
        _ => text.nfd().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_marks_are_combined_and_separated() {
        assert_eq!(nfc("u\u{308}\u{fb01}"), "ü\u{fb01}");
        assert_eq!(nfkc("u\u{308}\u{fb01}Ｇ\u{a0}"), "üfiG ");
        assert_eq!(nfd("ǖ"), "u\u{308}\u{304}");
        assert_eq!(nfc(""), "");
    }
}
