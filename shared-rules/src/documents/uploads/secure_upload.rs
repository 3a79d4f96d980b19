//! A lender's public page for sending files: the fields of its form, its address, and how often a receipt is emailed
//! (platform §2; ROUTE-33).

use crate::text::refused;
use crate::value::email::{CheckEmail, check_email};
use crate::value::normal_form::{nfd, nfkc};
use crate::value::{invisible_characters, limits};
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// The shortest and the longest name of a page in its address.
const SLUG_LENGTHS: std::ops::RangeInclusive<usize> = 3..=60;
/// Maximum number of receipt emails within an hour: to one address, and for one company.
const RECEIPTS_TO_ONE: u64 = 3;
const RECEIPTS_OF_ONE: u64 = 60;
/// The most files that wait in one company's tray.
pub const MOST_WAITING: u64 = 50_000;
/// How long a discarded file can be restored, in days.
pub const REGRET_DAYS: i64 = 30;

/// The form of a person who sends files through secure upload.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SecureUploadSender {
    /// Their name.
    pub name: String,
    /// The address for the receipt.
    pub email_address: String,
    /// Their note.
    pub note: String,
}

/// What happened to a file on arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ArrivalResult {
    /// It is stored as sent.
    AsSent,
    /// Its password is off.
    Unlocked,
    /// It is an archive, and its contents are stored.
    Unpacked,
    /// It is stored as sent, and needs a password to be opened.
    Locked,
}

impl ArrivalResult {
    /// The same for people; nothing where there is nothing to say.
    #[must_use]
    pub fn words(self, unpacked: i64) -> Option<String> {
        match self {
            Self::AsSent => None,
            Self::Unlocked => Some("unlocked with the password".to_owned()),
            Self::Unpacked if unpacked == 1 => Some("unzipped: 1 file".to_owned()),
            Self::Unpacked => Some(format!("unzipped: {unpacked} files")),
            Self::Locked => Some("password protected: saved as is".to_owned()),
        }
    }
}

/// People who send files enter their name and an email address; a note is optional. A name contains only visible
/// characters.
///
/// # Errors
/// Returns all violations, by field.
pub fn checked_sender(typed: &SecureUploadSender) -> Result<SecureUploadSender, Vec<Violation>> {
    let (name, note) = (typed.name.trim().to_owned(), typed.note.trim().to_owned());
    let email = check_email(&CheckEmail { email_address: Some(typed.email_address.clone()) });
    let mut problems: Vec<Violation> =
        name.is_empty().then(|| refused::SENDER_NAME.violation("senderName")).into_iter().collect();
    problems.extend(limits::text_problem("senderName", &name));
    problems.extend(invisible_characters::problem("senderName", &name));
    problems.extend(email.violations);
    problems.extend(limits::text_problem("note", &note));
    let sender = SecureUploadSender { name, email_address: email.email_address, note };
    if problems.is_empty() { Ok(sender) } else { Err(problems) }
}

/// A company's slug in the address of its page: lowercase letters and digits, in words between single hyphens.
#[must_use]
pub fn slug_problem(slug: &str) -> Option<Violation> {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
    };
    let fits = SLUG_LENGTHS.contains(&slug.len()) && slug.split('-').all(is_word);
    (!fits).then(|| refused::SLUG_INVALID.violation("slug"))
}

/// Returns the form in which links are compared: case, variants of letters and stray hyphens make no difference.
#[must_use]
pub fn folded_slug(slug: &str) -> String {
    let plain = nfkc(slug).to_lowercase();
    joined_words(&plain, char::is_alphanumeric)
}

/// Returns the name in the link of a new company, derived from the company's name. Numbers above one add a suffix, for
/// when the names before are taken.
#[must_use]
pub fn derived_slug(company_name: &str, number: u32) -> String {
    let letters = nfd(company_name).replace(|sign| ('\u{300}'..='\u{36f}').contains(&sign), "");
    let mut slug = joined_words(&letters.to_lowercase(), |sign| sign.is_ascii_alphanumeric());
    if slug.len() < *SLUG_LENGTHS.start() {
        slug = format!("lender-{slug}");
    }
    let ending = if number > 1 { format!("-{number}") } else { String::new() };
    slug.truncate(SLUG_LENGTHS.end().saturating_sub(ending.len()));
    format!("{}{ending}", slug.trim_matches('-'))
}

fn joined_words(text: &str, is_letter: impl Fn(char) -> bool) -> String {
    text.split(|sign| !is_letter(sign)).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// Whether another receipt may be emailed, given the number sent within the last hour to that address and for that
/// company: anyone may enter anyone's address.
#[must_use]
pub const fn one_more_receipt(to_address: u64, of_company: u64) -> bool {
    to_address < RECEIPTS_TO_ONE && of_company < RECEIPTS_OF_ONE
}

/// The number on a receipt, made of characters that sound distinct when read aloud.
#[must_use]
pub fn receipt_number(random: [u8; 8]) -> String {
    const SIGNS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let sign = |byte: u8| SIGNS.get(usize::from(byte % 32)).map_or('2', |sign| char::from(*sign));
    let (first, second) = random.split_at(4);
    let half = |bytes: &[u8]| bytes.iter().map(|byte| sign(*byte)).collect::<String>();
    format!("{}-{}", half(first), half(second))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(name: &str, email_address: &str, note: &str) -> Vec<String> {
        let typed =
            SecureUploadSender { name: name.into(), email_address: email_address.into(), note: note.into() };
        let problems = checked_sender(&typed).err().unwrap_or_default();
        problems.into_iter().map(|problem| format!("{} {}", problem.field, problem.code)).collect()
    }

    #[test]
    fn requires_name_and_address_and_trims_them() {
        let typed = SecureUploadSender {
            name: " Ann Lee ".into(),
            email_address: " ann@mail.example".into(),
            note: "\n".into(),
        };
        let sender = checked_sender(&typed).unwrap();
        assert_eq!(
            (sender.name.as_str(), sender.email_address.as_str(), sender.note.as_str()),
            ("Ann Lee", "ann@mail.example", "")
        );
        assert_eq!(codes(" ", "", ""), ["senderName sender-name-required", "emailAddress email-required"]);
        assert_eq!(codes("Ann", "ann", ""), ["emailAddress email-invalid"]);
    }

    #[test]
    fn rejects_invisible_characters_and_long_texts() {
        assert_eq!(codes("Ann\u{202e}eeL", "a@b.example", ""), ["senderName name-direction"]);
        assert_eq!(codes("Ann\r\nBcc: all", "a@b.example", ""), ["senderName name-control"]);
        assert_eq!(codes("Ann", "a@b.example", &"x".repeat(1_001)), ["note text-too-long"]);
        assert_eq!(codes(&"x".repeat(201), "a@b.example", "line\nline"), ["senderName text-too-long"]);
        assert_eq!(codes("Ann", "a@b.example\r\nBcc: c@d.example", ""), ["emailAddress email-invalid"]);
    }

    #[test]
    fn accepts_slugs_of_words() {
        for good in ["harbor-pine", "abc", "a1-2-3", &"a".repeat(60)] {
            assert_eq!(slug_problem(good), None, "{good}");
        }
        for bad in
            ["", "ab", "Harbor", "a--b", "-ab", "ab-", "a b", "a/b", "ä-bank", "a.b", "..", &"a".repeat(61)]
        {
            assert!(slug_problem(bad).is_some(), "{bad}");
        }
    }

    #[test]
    fn normalizes_slugs() {
        for same in
            ["harbor-pine", "Harbor-Pine", "harbor-pine-", "harbor--pine", "ｈarbor－pine", "-HARBOR_pine"]
        {
            assert_eq!(folded_slug(same), "harbor-pine", "{same}");
        }
        assert_ne!(folded_slug("harbor-pine-2"), "harbor-pine");
    }

    #[test]
    fn derives_valid_slug_for_every_company() {
        assert_eq!(derived_slug("Harbor & Pine", 1), "harbor-pine");
        assert_eq!(derived_slug("Señor Crédito", 1), "senor-credito");
        assert_eq!(derived_slug("Harbor & Pine", 2), "harbor-pine-2");
        for name in ["", "ÄB", "株式会社", "-", &"a ".repeat(90), &"x".repeat(300)] {
            for number in [1, 2, 1_000] {
                assert_eq!(slug_problem(&derived_slug(name, number)), None, "{name} {number}");
            }
        }
    }

    #[test]
    fn words_arrivals_that_need_mention() {
        assert_eq!(ArrivalResult::AsSent.words(0), None);
        assert_eq!(ArrivalResult::Unpacked.words(1).as_deref(), Some("unzipped: 1 file"));
        assert_eq!(ArrivalResult::Unpacked.words(12).as_deref(), Some("unzipped: 12 files"));
        assert!(ArrivalResult::Locked.words(0).is_some() && ArrivalResult::Unlocked.words(0).is_some());
    }

    #[test]
    fn limits_receipts_per_address_and_company() {
        assert!(one_more_receipt(2, 59));
        assert!(!one_more_receipt(3, 0) && !one_more_receipt(0, 60));
    }

    #[test]
    fn receipt_number_uses_distinct_characters() {
        assert_eq!(receipt_number([0, 1, 2, 3, 31, 32, 255, 10]), "2345-Z2ZC");
    }
}
