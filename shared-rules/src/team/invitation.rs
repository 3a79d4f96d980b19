//! An invitation is pending until it is accepted, withdrawn or expires; accepting it asks for a password of at least
//! ten characters.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::text::{self, Text};
use crate::violation::Violation;

/// The minimum length of a password, in characters.
const MIN_PASSWORD_CHARACTERS: usize = 10;
/// The maximum length of a password, in bytes: hashing longer ones would only cost time.
const MAX_PASSWORD_BYTES: usize = 1024;

/// The state of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum InvitationState {
    /// It hasn't been accepted yet.
    Pending,
    /// Its link has expired.
    Expired,
    /// It was withdrawn, or a newer one was sent.
    Revoked,
    /// The person joined.
    Accepted,
}

impl InvitationState {
    /// Returns the reason why the link doesn't work, for the person who followed it; none while it does.
    #[must_use]
    pub const fn refusal(self) -> Option<Text> {
        match self {
            Self::Pending => None,
            Self::Expired => Some(text::team::INVITATION_EXPIRED),
            Self::Revoked => Some(text::team::INVITATION_REVOKED),
            Self::Accepted => Some(text::team::INVITATION_USED),
        }
    }
}

/// The dates of an invitation.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct InvitationDates {
    /// When the person joined.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub accepted_at: Option<DateTime<Utc>>,
    /// When it was withdrawn.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub revoked_at: Option<DateTime<Utc>>,
    /// When its link expires.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub expires_at: DateTime<Utc>,
    /// The current time.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// An invitation is pending until it is accepted, withdrawn or expires.
///
/// Returns the state of the invitation.
///
/// Rule from platform §7; API-19.
#[must_use]
pub fn invitation_state(input: &InvitationDates) -> InvitationState {
    match (input.accepted_at, input.revoked_at) {
        (Some(_), _) => InvitationState::Accepted,
        (None, Some(_)) => InvitationState::Revoked,
        (None, None) if input.now >= input.expires_at => InvitationState::Expired,
        (None, None) => InvitationState::Pending,
    }
}

/// The user who is signed in where an invitation is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum InvitationSession {
    /// No user.
    None,
    /// The invited person.
    Own,
    /// Another user.
    Other,
}

/// An open invitation and the browser it is opened in.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OpenedInvitation {
    /// Whether an account with this address has a password already.
    pub joined: bool,
    /// The user who is signed in.
    pub session: InvitationSession,
}

/// The input that accepting an invitation needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AcceptancePrompt {
    /// A first password.
    NewPassword,
    /// The password that the account has.
    OwnPassword,
    /// Only the button: the person is signed in.
    Nothing,
}

/// The step that accepts an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AcceptanceStep {
    /// The input it needs.
    pub asks: AcceptancePrompt,
    /// Whether another user's session would end, which needs their consent.
    pub replaces_session: bool,
}

/// An invitation sets a password only for an account that has none yet; an account that has joined signs in, and
/// another user's session is replaced only with consent.
///
/// Returns the step that accepts it.
///
/// Rule from platform §7; API-19; resolution 100.
#[must_use]
pub fn acceptance_step(input: &OpenedInvitation) -> AcceptanceStep {
    let asks = match (input.joined, input.session) {
        (false, _) => AcceptancePrompt::NewPassword,
        (true, InvitationSession::Own) => AcceptancePrompt::Nothing,
        (true, _) => AcceptancePrompt::OwnPassword,
    };
    AcceptanceStep { asks, replaces_session: input.session == InvitationSession::Other }
}

/// A chosen password.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckPassword {
    /// As typed, including spaces.
    #[serde(default)]
    pub password: String,
    /// The email address of the account.
    #[serde(default)]
    pub email_address: String,
}

/// A password has at least ten characters and isn't the email address.
///
/// Returns the violations: too short, too long, or equal to the email address.
///
/// Rule from platform §7; API-19.
#[must_use]
pub fn check_password(input: &CheckPassword) -> Vec<Violation> {
    let is_address = input.password.trim().to_lowercase() == input.email_address.trim().to_lowercase();
    let problem = if input.password.chars().count() < MIN_PASSWORD_CHARACTERS {
        Some(text::team::PASSWORD_TOO_SHORT)
    } else if input.password.len() > MAX_PASSWORD_BYTES {
        Some(text::team::PASSWORD_TOO_LONG)
    } else if is_address {
        Some(text::team::PASSWORD_IS_ADDRESS)
    } else {
        None
    };
    problem.map(|text| text.violation("password")).into_iter().collect()
}
