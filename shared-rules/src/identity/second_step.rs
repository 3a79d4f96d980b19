//! Two-step sign-in: after the password comes a code of an authenticator app, or one of the recovery codes that were
//! kept for the day the phone is lost. A company may ask all its lenders for it.

use serde::{Deserialize, Serialize};

use crate::{
    team::role::Role,
    text,
    value::limits::check_texts,
    violation::{Verdict, Violation},
};

/// How many digits an app shows.
const DIGITS: usize = 6;
/// How many signs a recovery code has.
pub const RECOVERY_LENGTH: usize = 12;
/// The signs of recovery codes: none that is taken for another.
pub const RECOVERY_SIGNS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A code as it was typed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SecondStepCode {
    /// With whatever blanks and dashes.
    #[serde(default)]
    pub code: String,
    /// Whether only an app's digits will do.
    #[serde(default)]
    pub only_digits: bool,
}

/// A code as it is compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SecondStepTyped {
    /// Without blanks and dashes, in capital letters.
    pub code: String,
    /// Whether it is a recovery code rather than an app's digits.
    pub recovery: bool,
    /// What is wrong with its shape.
    pub violations: Vec<Violation>,
}

/// The second step of signing in is six digits of an app, or a recovery code; blanks, dashes and case don't matter.
///
/// What is compared, which of the two it is, and what is wrong with its shape.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub fn second_step_code(input: &SecondStepCode) -> SecondStepTyped {
    let sign = |sign: &char| !sign.is_whitespace() && *sign != '-';
    // One sign more than a code has is enough to see that it is none.
    let code: String = input.code.chars().filter(sign).take(RECOVERY_LENGTH + 1).collect();
    let code = code.to_ascii_uppercase();
    let digits = code.len() == DIGITS && code.bytes().all(|sign| sign.is_ascii_digit());
    let fits = code.len() == RECOVERY_LENGTH && code.bytes().all(|sign| RECOVERY_SIGNS.contains(&sign));
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

/// What becomes of somebody's two-step sign-in, or of a company's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SecondStepMove {
    /// The company asks all its lenders for it.
    Require,
    /// Somebody turns their own off.
    EndOwn,
    /// A colleague's is turned off, since their phone is lost.
    EndColleagues,
}

/// Who does that, and how it stands.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SecondStepChange {
    /// What is to be done.
    pub step: SecondStepMove,
    /// The role at their company of who does it.
    #[serde(default)]
    pub company_role: Option<Role>,
    /// Whether who does it has it on for themselves.
    #[serde(default)]
    pub own_on: bool,
    /// Whether their company asks for it.
    #[serde(default)]
    pub required: bool,
    /// Whether it is on for the colleague.
    #[serde(default)]
    pub colleague_on: bool,
    /// Whether the colleague is oneself.
    #[serde(default)]
    pub oneself: bool,
}

/// A lead lender who has two-step sign-in may require it of all lenders of the company, and turn it off for a colleague;
/// nobody turns off their own while the company requires it.
///
/// Whether it may be done, and if not, why.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub fn second_step_change(input: &SecondStepChange) -> Verdict {
    let lead = input.company_role == Some(Role::LeadLender);
    let text = match input.step {
        // It takes a password and a code.
        SecondStepMove::EndColleagues if input.oneself => Some(text::identity::SECOND_STEP_IN_ACCOUNT),
        SecondStepMove::EndOwn if !input.own_on => Some(text::identity::SECOND_STEP_OFF),
        SecondStepMove::EndOwn => input.required.then_some(text::identity::SECOND_STEP_REQUIRED),
        _ if !lead => Some(text::team::ONLY_LEAD_DECIDES),
        SecondStepMove::Require => (!input.own_on).then_some(text::identity::SECOND_STEP_OWN_FIRST),
        SecondStepMove::EndColleagues => (!input.colleague_on).then_some(text::identity::SECOND_STEP_OFF),
    };
    text.map(|text| text.violation("secondStep")).into()
}

/// Whether somebody has to set up two-step sign-in before they go on: their company asks for it, and it isn't on.
#[must_use]
pub const fn second_step_missing(required: bool, on: bool) -> bool {
    required && !on
}

/// How many passkeys a person has at most.
pub const MOST_PASSKEYS: u32 = 10;

/// What stands against one more passkey of somebody who has so many.
#[must_use]
pub fn one_more_passkey(kept: u32) -> Vec<Violation> {
    let many = kept >= MOST_PASSKEYS;
    many.then(|| text::identity::PASSKEY_MANY.violation("passkey")).into_iter().collect()
}

/// What is wrong with the name of a passkey: it has one, of no more signs than fit a line.
#[must_use]
pub fn passkey_name(name: &str) -> Vec<Violation> {
    if name.trim().is_empty() {
        return vec![text::identity::PASSKEY_NAME.violation("passkeyName")];
    }
    check_texts(&[("passkeyName", name)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_up_to_ten_passkeys_each_with_a_short_name() {
        assert!(one_more_passkey(9).is_empty() && !one_more_passkey(10).is_empty());
        assert!(passkey_name(" Work laptop ").is_empty() && passkey_name(&"é".repeat(60)).is_empty());
        for name in ["", "  ", &"é".repeat(61), "a\0b"] {
            assert_eq!(passkey_name(name)[0].field, "passkeyName", "{name}");
        }
    }

    #[test]
    fn it_is_missing_only_where_it_is_asked_for() {
        assert!(second_step_missing(true, false));
        assert!(!second_step_missing(true, true) && !second_step_missing(false, false));
    }
}
