//! Normal forms of text, for everything that asks the package of this name.
//!
//! Every browser has the tables of Unicode; in the module for documents they would weigh more than all that looks
//! into archives. So the workspace puts this package in that one's place: in the browser it asks
//! `String.prototype.normalize`, everywhere else ICU. Both give the same for every letter they know: Unicode never
//! changes the normal forms of a letter once it has one.

use std::iter::Once;
use std::str::Chars;
use std::vec::IntoIter;

/// The normal forms that are asked for here, of a text or of letters one after the other. What it is made for are the
/// letters that it goes through, as in the package that this stands for.
pub trait UnicodeNormalization<Letters: Iterator<Item = char>>: Sized {
    /// All letters as they are.
    fn text(self) -> String;

    /// Letters put together with their marks.
    fn nfc(self) -> IntoIter<char> {
        letters(&form::composed(&self.text()))
    }

    /// Letters put together with their marks, and the variants of a letter as that letter.
    fn nfkc(self) -> IntoIter<char> {
        letters(&form::composed_without_variants(&self.text()))
    }

    /// Letters and marks one by one.
    fn nfd(self) -> IntoIter<char> {
        letters(&form::decomposed(&self.text()))
    }
}

impl<'a> UnicodeNormalization<Chars<'a>> for &'a str {
    fn text(self) -> String {
        self.to_owned()
    }
}

impl UnicodeNormalization<Once<char>> for char {
    fn text(self) -> String {
        self.to_string()
    }
}

impl<Letters: Iterator<Item = char>> UnicodeNormalization<Letters> for Letters {
    fn text(self) -> String {
        self.collect()
    }
}

fn letters(text: &str) -> IntoIter<char> {
    text.chars().collect::<Vec<_>>().into_iter()
}

#[cfg(target_arch = "wasm32")]
mod form {
    use js_sys::JsString;

    pub fn composed(text: &str) -> String {
        normal(text, "NFC")
    }

    pub fn composed_without_variants(text: &str) -> String {
        normal(text, "NFKC")
    }

    pub fn decomposed(text: &str) -> String {
        normal(text, "NFD")
    }

    #[inline(never)]
    fn normal(text: &str, form: &str) -> String {
        JsString::from(text).normalize(form).into()
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod form {
    use std::borrow::Cow;

    use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};

    pub fn composed(text: &str) -> Cow<'_, str> {
        ComposingNormalizerBorrowed::new_nfc().normalize(text)
    }

    pub fn composed_without_variants(text: &str) -> Cow<'_, str> {
        ComposingNormalizerBorrowed::new_nfkc().normalize(text)
    }

    pub fn decomposed(text: &str) -> Cow<'_, str> {
        DecomposingNormalizerBorrowed::new_nfd().normalize(text)
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::UnicodeNormalization;

    #[test]
    fn letters_are_put_together_and_taken_apart() {
        let all = |letters: std::vec::IntoIter<char>| letters.collect::<String>();
        assert_eq!(all("u\u{308}\u{fb01}".nfc()), "ü\u{fb01}");
        assert_eq!(all("u\u{308}\u{fb01}".nfkc()), "üfi");
        assert_eq!(all("Ｇ\u{a0}".chars().nfkc()), "G ");
        assert_eq!(all('ǖ'.nfd()), "u\u{308}\u{304}");
        assert_eq!(all("".nfc()), "");
    }
}
