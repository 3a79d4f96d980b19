//! An email address is required and must be one that mail servers accept: a local part of letters, digits and the
//! usual signs with single dots between them, and a domain with a dot. Blanks around it don't count.

mod domain;

use serde::{Deserialize, Serialize};

use self::domain::ascii_domain;
use crate::text;
use crate::violation::Violation;

/// The maximum length of an address, in bytes as sent to mail servers.
const MAX_LENGTH: usize = 254;
/// The maximum length of the part before the @.
const MAX_LOCAL: usize = 64;

/// A typed email address.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckEmail {
    /// As typed; missing counts as empty.
    #[serde(default)]
    pub email_address: Option<String>,
}

/// The address as it is to be stored, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmailVerdict {
    /// Without the blanks around it.
    pub email_address: String,
    /// Empty when the address is good; otherwise one violation of `emailAddress`.
    pub violations: Vec<Violation>,
}

/// An email address is required and must be one that can be mailed; its domain may contain letters of any language.
/// Blanks around it don't count.
///
/// Whether the address is there and valid.
///
/// Rule from platform §5; VALID-01, VALID-02.
#[must_use]
pub fn check_email(input: &CheckEmail) -> EmailVerdict {
    let email_address = input.email_address.as_deref().unwrap_or_default().trim().to_owned();
    let problem = if email_address.is_empty() {
        Some(text::value::EMAIL_REQUIRED)
    } else if is_valid(&email_address) {
        None
    } else {
        Some(text::value::EMAIL_INVALID)
    };
    let violations = problem.map(|text| text.violation("emailAddress")).into_iter().collect();
    EmailVerdict { email_address, violations }
}

/// Whether `address`, unchanged, is a valid email address.
#[must_use]
pub fn is_valid(address: &str) -> bool {
    mailable(address).is_some()
}

/// Returns the address as mail servers expect it, with an internationalized domain in Punycode; none if it isn't
/// valid.
#[must_use]
pub fn mailable(address: &str) -> Option<String> {
    let (local, domain) = address.split_once('@')?;
    let atoms = local.len() <= MAX_LOCAL && local.split('.').all(is_atom);
    let address = format!("{local}@{}", ascii_domain(domain).filter(|_| atoms)?);
    (address.len() <= MAX_LENGTH).then_some(address)
}

/// Returns the form in which addresses are compared: without blanks around it and in lower case.
#[must_use]
pub fn address_key(address: &str) -> String {
    address.trim().to_lowercase()
}

fn is_atom(atom: &str) -> bool {
    let is_text = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+/=?^_`{|}~-".contains(&byte);
    !atom.is_empty() && atom.bytes().all(is_text)
}

#[cfg(test)]
mod tests {
    use super::is_valid;

    #[test]
    fn accepts_at_most_254_characters() {
        let domain = format!("{}.{}.{}.com", "a".repeat(63), "b".repeat(63), "c".repeat(60));
        let local = "l".repeat(254 - 1 - domain.len());
        assert!(is_valid(&format!("{local}@{domain}")));
        assert!(!is_valid(&format!("{local}l@{domain}")));
    }

    #[test]
    fn accepts_local_parts_up_to_64_characters() {
        assert!(is_valid(&format!("{}@x.com", "a".repeat(64))));
        assert!(!is_valid(&format!("{}@x.com", "a".repeat(65))));
    }

    #[test]
    fn accepts_domain_labels_up_to_63_characters() {
        assert!(is_valid(&format!("a@{}.com", "b".repeat(63))));
        assert!(!is_valid(&format!("a@{}.com", "b".repeat(64))));
    }
}
