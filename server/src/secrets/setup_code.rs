//! The setup code that the server prints when it starts on an empty database. Readers of the server's output may set it
//! up. Setup happens only once, so the code is valid once.

use rand::Rng as _;
use sha2::{Digest as _, Sha256};

/// Characters that aren't mistaken for one another.
const ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/// Characters of a code, in groups: 80 bits.
const GROUPS: usize = 4;
const CHARACTERS_PER_GROUP: usize = 4;

/// The code of this run of the server.
pub struct SetupCode(String);

impl SetupCode {
    /// Generates a code.
    #[must_use]
    pub fn random() -> Self {
        let mut random = rand::rng();
        let sign = |_| char::from(ALPHABET[random.random_range(0..ALPHABET.len())]);
        Self((0..GROUPS * CHARACTERS_PER_GROUP).map(sign).collect())
    }

    /// Returns the code as printed.
    #[must_use]
    pub fn formatted(&self) -> String {
        let signs: Vec<char> = self.0.chars().collect();
        signs.chunks(CHARACTERS_PER_GROUP).map(String::from_iter).collect::<Vec<_>>().join("-")
    }

    /// Whether this is the typed code, ignoring case, dashes and spaces. Takes constant time: it compares all bytes of
    /// the hashes.
    #[must_use]
    pub fn matches(&self, typed: &str) -> bool {
        let typed: String = typed.chars().filter(char::is_ascii_alphanumeric).collect();
        let (own, other) = (Sha256::digest(&self.0), Sha256::digest(typed.to_ascii_uppercase()));
        own.iter().zip(&other).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generates_new_codes_and_accepts_any_formatting() {
        let (code, another) = (SetupCode::random(), SetupCode::random());
        let shown = code.formatted();
        assert_eq!((shown.len(), shown.matches('-').count()), (19, 3), "{shown}");
        assert!(code.matches(&shown) && code.matches(&shown.to_lowercase().replace('-', " ")));
        assert!(!code.matches(&another.formatted()) && !code.matches("") && !code.matches(&shown[1..]));
    }
}
