//! Passwords that are guessed first: those of known breaches, and what people make of words, names, dates and keyboard
//! rows.

use zxcvbn::{Score, zxcvbn};

/// Passwords of at least ten characters that occur most often in breaches, in lower case and sorted. From the lists of
/// zxcvbn-ts (MIT license) and Django (BSD license).
const BREACHED: &str = include_str!("breached_passwords.txt");
/// Only this many characters are estimated: the rest doesn't make a password with a guessable beginning any better, and
/// estimating longer text takes longer.
const ESTIMATED_LENGTH: usize = 64;

/// Whether the password is among the first million guesses. `about` holds facts others know about the person.
pub(super) fn is_common(password: &str, about: &[String]) -> bool {
    let lower = password.to_lowercase();
    if BREACHED.lines().any(|known| known == lower.trim()) {
        return true;
    }
    let beginning: String = password.chars().take(ESTIMATED_LENGTH).collect();
    let about: Vec<&str> = about.iter().map(String::as_str).filter(|word| word.len() > 2).collect();
    zxcvbn(&beginning, &about).score() < Score::Two
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detects_common_passwords() {
        let about = ["Dana".to_owned(), "Whitfield".to_owned(), "harborpine".to_owned()];
        let common = [
            "password123",
            "Password123!",
            "P@ssw0rd2024",
            "1234567890",
            "qwertyuiop",
            "1q2w3e4r5t",
            "aaaaaaaaaa",
            "abcabcabcabc",
            "iloveyou12",
            "Liverpool1",
            "danawhitfield",
            "Whitfield1!",
            "3rJs1la7qE",
            "0987654321",
            "passwordpassword",
            "homelesspa",
        ];
        let passed: Vec<_> = common.iter().filter(|password| !is_common(password, &about)).collect();
        assert!(passed.is_empty(), "{passed:?}");
        for fine in ["a loan in March", "correct horse battery", "green tea at noon", "x7#kVq!m2Lp0"] {
            assert!(!is_common(fine, &about), "{fine}");
        }
        assert!(is_common(&"password".repeat(100), &about));
    }
}
