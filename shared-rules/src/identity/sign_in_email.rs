//! The email address with which a person signs in.

use crate::{
    text,
    value::email::{CheckEmail, EmailVerdict, check_email},
};

/// The maximum length of an address, in bytes.
const MAX_LENGTH: usize = 254;

/// An address for signing in only has to look like one: accounts may have addresses from before the present rule for new
/// addresses, and their owners must not be locked out. Blanks around it don't count.
///
/// Returns the address without the blanks around it, and what is wrong with it.
///
/// Rule from platform §1, §5; VALID-02.
#[must_use]
pub fn check_sign_in_email(input: &CheckEmail) -> EmailVerdict {
    let verdict = check_email(input);
    let is_invalid =
        verdict.violations.iter().any(|violation| violation.code == text::value::EMAIL_INVALID.code);
    if is_invalid && looks_like_address(&verdict.email_address) {
        return EmailVerdict { violations: Vec::new(), ..verdict };
    }
    verdict
}

fn looks_like_address(address: &str) -> bool {
    let has_parts = |(local, domain): (&str, &str)| {
        !local.is_empty() && !domain.contains('@') && domain.split('.').all(|label| !label.is_empty())
    };
    address.len() <= MAX_LENGTH
        && !address.chars().any(|each| each.is_whitespace() || each.is_control())
        && address.split_once('@').is_some_and(|parts| has_parts(parts) && parts.1.contains('.'))
}
