//! Lower case, as Unicode has it and JavaScript's `toLowerCase` gives it, whatever the language.

/// What can be written in lower case. Rules ask this and not `str::to_lowercase`: the tables of Unicode would weigh
/// more in the browser than most rules, and it has its own. Both give the same for every letter they know, as Unicode
/// never changes the case of a letter once it has one.
pub trait LowerCase {
    /// The same in lower case.
    #[must_use]
    fn in_lower_case(&self) -> String;
}

impl LowerCase for str {
    fn in_lower_case(&self) -> String {
        if self.is_ascii() { self.to_ascii_lowercase() } else { lowered(self) }
    }
}

#[cfg(target_arch = "wasm32")]
#[inline(never)]
fn lowered(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

#[cfg(not(target_arch = "wasm32"))]
fn lowered(text: &str) -> String {
    text.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::LowerCase;

    #[test]
    fn letters_of_all_languages_are_lowered_and_others_stay() {
        assert_eq!("Ann O’NEIL-2".in_lower_case(), "ann o’neil-2");
        assert_eq!("ÉMILE ŁUKASZ ИВАНОВ".in_lower_case(), "émile łukasz иванов");
        assert_eq!("ΟΔΟΣ ΣΑΣ".in_lower_case(), "οδος σας");
        assert_eq!("İz ẞ 王".in_lower_case(), "i\u{307}z ß 王");
    }
}
