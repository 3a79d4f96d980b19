//! An email address is required and must be one that the WHATWG `input type=email` grammar accepts,
//! with a dot in its domain and at most 254 characters. Blanks around it don't count.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::violation::Violation;

/// The longest address that mail servers accept.
const MAX_LENGTH: usize = 254;
/// The longest label between two dots of a domain.
const MAX_LABEL: usize = 63;

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

/// An email address is required and must be valid; blanks around it don't count.
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
    let Some((local, domain)) = address.split_once('@') else { return false };
    address.len() <= MAX_LENGTH
        && !local.is_empty()
        && local.bytes().all(is_local)
        && domain.contains('.')
        && domain.split('.').all(is_label)
}

fn is_local(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b".!#$%&'*+/=?^_`{|}~-".contains(&byte)
}

fn is_label(label: &str) -> bool {
    !label.is_empty()
        && label.len() <= MAX_LABEL
        && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        && !label.starts_with('-')
        && !label.ends_with('-')
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
    fn accepts_domain_labels_up_to_63_characters() {
        assert!(is_valid(&format!("a@{}.com", "b".repeat(63))));
        assert!(!is_valid(&format!("a@{}.com", "b".repeat(64))));
    }
}
