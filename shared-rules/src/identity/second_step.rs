//! Two-step sign-in: after the password, a code of an authenticator app or one of the recovery codes saved in case
//! the phone is lost. A company may require it for all its lenders.

use serde::{Deserialize, Serialize};

use crate::{
    team::role::Role,
    text,
    value::limits::check_texts,
    violation::{Verdict, Violation},
};

/// The number of digits of an app's code.
const DIGITS: usize = 6;
/// The number of characters of a recovery code.
pub const RECOVERY_CODE_LENGTH: usize = 12;
/// The characters of recovery codes, without ambiguous ones.
pub const RECOVERY_CODE_CHARACTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A code as entered.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SecondStepCode {
    /// The code, with any spaces and dashes.
    #[serde(default)]
    pub code: String,
    /// Whether only an app's code is accepted.
    #[serde(default)]
    pub only_digits: bool,
}

/// A normalized code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SecondStepTyped {
    /// The code without spaces and dashes, in upper case.
    pub code: String,
    /// Whether it is a recovery code rather than an app's code.
    pub recovery: bool,
    /// The reasons why its format is invalid.
    pub violations: Vec<Violation>,
}

/// The second step of signing in is six digits of an app, or a recovery code; spaces, dashes and case are ignored.
///
/// Returns the normalized code, its kind, and the violations of its format.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub fn second_step_code(input: &SecondStepCode) -> SecondStepTyped {
    let sign = |sign: &char| !sign.is_whitespace() && *sign != '-';
    // One character more than a code has is enough to see that it is too long.
    let code: String = input.code.chars().filter(sign).take(RECOVERY_CODE_LENGTH + 1).collect();
    let code = code.to_ascii_uppercase();
    let digits = code.len() == DIGITS && code.bytes().all(|sign| sign.is_ascii_digit());
    let fits = code.len() == RECOVERY_CODE_LENGTH
        && code.bytes().all(|sign| RECOVERY_CODE_CHARACTERS.contains(&sign));
    let recovery = fits && !input.only_digits;
    let words = if input.only_digits {
        text::identity::SECOND_STEP_DIGITS
    } else {
        text::identity::SECOND_STEP_SHAPE
    };
    let wrong = !digits && !recovery;
    SecondStepTyped {
        code,
        recovery,
        violations: wrong.then(|| words.violation("code")).into_iter().collect(),
    }
}

/// A change of a user's or a company's two-step sign-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SecondStepMove {
    /// Require it of all the company's lenders.
    Require,
    /// Turn off the user's own.
    EndOwn,
    /// Turn off a colleague's, for example after a phone was lost.
    EndColleagues,
}

/// A change, the person who makes it, and the current state.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SecondStepChange {
    /// The change.
    pub step: SecondStepMove,
    /// The person's role at their company.
    #[serde(default)]
    pub company_role: Option<Role>,
    /// Whether the person has it on for themselves.
    #[serde(default)]
    pub own_on: bool,
    /// Whether their company requires it.
    #[serde(default)]
    pub required: bool,
    /// Whether it is on for the colleague.
    #[serde(default)]
    pub colleague_on: bool,
    /// Whether the colleague is the person themselves.
    #[serde(default)]
    pub oneself: bool,
}

/// A lead lender who has two-step sign-in may require it of all lenders of the company, and turn it off for a
/// colleague. People can't turn off their own while the company requires it.
///
/// Returns whether the change is allowed, and the reason if not.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub fn second_step_change(input: &SecondStepChange) -> Verdict {
    let lead = input.company_role == Some(Role::LeadLender);
    let text = match input.step {
        // Turning off the user's own needs a password and a code.
        SecondStepMove::EndColleagues if input.oneself => Some(text::identity::SECOND_STEP_IN_ACCOUNT),
        SecondStepMove::EndOwn if !input.own_on => Some(text::identity::SECOND_STEP_OFF),
        SecondStepMove::EndOwn => input.required.then_some(text::identity::SECOND_STEP_REQUIRED),
        _ if !lead => Some(text::team::ONLY_LEAD_DECIDES),
        SecondStepMove::Require => (!input.own_on).then_some(text::identity::SECOND_STEP_OWN_FIRST),
        SecondStepMove::EndColleagues => (!input.colleague_on).then_some(text::identity::SECOND_STEP_OFF),
    };
    text.map(|text| text.violation("secondStep")).into()
}

/// Returns whether a person has to set up two-step sign-in before continuing: their company requires it, and it isn't
/// on.
#[must_use]
pub const fn must_set_up_second_step(required: bool, on: bool) -> bool {
    required && !on
}

/// The maximum number of passkeys of one person.
pub const MAX_PASSKEYS: u32 = 10;

/// Returns the violations of adding another passkey to the existing ones.
#[must_use]
pub fn check_passkey_count(kept: u32) -> Vec<Violation> {
    let many = kept >= MAX_PASSKEYS;
    many.then(|| text::identity::PASSKEY_MANY.violation("passkey")).into_iter().collect()
}

/// Returns the violations of a passkey's name: it is required and has a maximum length.
#[must_use]
pub fn check_passkey_name(name: &str) -> Vec<Violation> {
    if name.trim().is_empty() {
        return vec![text::identity::PASSKEY_NAME.violation("passkeyName")];
    }
    check_texts(&[("passkeyName", name)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_number_and_name_length_of_passkeys() {
        assert!(check_passkey_count(9).is_empty() && !check_passkey_count(10).is_empty());
        assert!(
            check_passkey_name(" Work laptop ").is_empty() && check_passkey_name(&"é".repeat(60)).is_empty()
        );
        for name in ["", "  ", &"é".repeat(61), "a\0b"] {
            assert_eq!(check_passkey_name(name)[0].field, "passkeyName", "{name}");
        }
    }

    #[test]
    fn is_missing_only_when_required() {
        assert!(must_set_up_second_step(true, false));
        assert!(!must_set_up_second_step(true, true) && !must_set_up_second_step(false, false));
    }
}
