//! Changes to an account's sign-in methods need a fresh proof that the account belongs to the person who makes them.

use serde::{Deserialize, Serialize};

/// The second steps that an account has.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct SecondSteps {
    /// Whether it has an authenticator app.
    pub has_app: bool,
    /// The number of its passkeys.
    pub passkeys: u32,
}

/// The accepted second steps of a fresh proof; one of them is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FreshProofWays {
    /// Whether a code of the authenticator app is accepted.
    pub app_code: bool,
    /// Whether a recovery code is accepted.
    pub recovery_code: bool,
    /// Whether a passkey is accepted.
    pub passkey: bool,
}

impl FreshProofWays {
    /// Returns whether the proof needs a second step in addition to the password.
    #[must_use]
    pub const fn needs_second_step(self) -> bool {
        self.app_code || self.recovery_code || self.passkey
    }
}

/// Adding or removing a passkey or an authenticator app, creating new recovery codes, and changing the sign-in
/// address need the password and, while two-step sign-in is on, a second step: a passkey, a code of the app, or a
/// recovery code.
///
/// Returns the accepted second steps; none while two-step sign-in is off, when the password is enough.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub const fn fresh_proof(input: &SecondSteps) -> FreshProofWays {
    let passkey = input.passkeys > 0;
    FreshProofWays { app_code: input.has_app, recovery_code: input.has_app || passkey, passkey }
}
