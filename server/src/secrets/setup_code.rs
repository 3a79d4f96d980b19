//! The code that the server prints when it starts on an empty database. Whoever can read what it prints may
//! set it up; nothing can be set up twice, so the code is good once.

use rand::Rng as _;
use sha2::{Digest as _, Sha256};

/// Signs that nobody takes for another.
const SIGNS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/// Signs of a code, in groups: 80 bits.
const GROUPS: usize = 4;
const IN_GROUP: usize = 4;

/// A code of this start of the server.
pub struct SetupCode(String);

impl SetupCode {
    /// A new one.
    #[must_use]
    pub fn random() -> Self {
        let mut random = rand::rng();
        let sign = |_| char::from(SIGNS[random.random_range(0..SIGNS.len())]);
        Self((0..GROUPS * IN_GROUP).map(sign).collect())
    }

    /// As it is printed.
    #[must_use]
    pub fn shown(&self) -> String {
        let signs: Vec<char> = self.0.chars().collect();
        signs.chunks(IN_GROUP).map(String::from_iter).collect::<Vec<_>>().join("-")
    }

    /// Whether this is what was typed, in any case and with any dashes and blanks. It takes as long whatever
    /// was typed: hashes are compared, all of their bytes.
    #[must_use]
    pub fn is(&self, typed: &str) -> bool {
        let typed: String = typed.chars().filter(char::is_ascii_alphanumeric).collect();
        let (own, other) = (Sha256::digest(&self.0), Sha256::digest(typed.to_ascii_uppercase()));
        own.iter().zip(&other).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_new_each_time_and_typed_as_people_type() {
        let (code, another) = (SetupCode::random(), SetupCode::random());
        let shown = code.shown();
        assert_eq!((shown.len(), shown.matches('-').count()), (19, 3), "{shown}");
        assert!(code.is(&shown) && code.is(&shown.to_lowercase().replace('-', " ")));
        assert!(!code.is(&another.shown()) && !code.is("") && !code.is(&shown[1..]));
    }
}
