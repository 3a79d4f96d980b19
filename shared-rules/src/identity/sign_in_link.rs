//! A link by mail lets a person sign in whose password is slowed down by wrong tries of others: once, within half an hour.

use chrono::{DateTime, Duration, Utc};
use serde::{Deserialize, Serialize};

use super::password_reset::{ResetLink, ResetState};
use crate::text::{self, Text};

/// How long a link works.
const LIFE: Duration = Duration::minutes(30);
/// How long an unused link keeps another one from being sent: shorter than it works, so that the mailbox always has one.
const PAUSE: Duration = Duration::minutes(20);
/// How many links a person gets within a day, so that asking is no way to fill a mailbox.
const A_DAY: usize = 10;

/// A link to sign in works once, within half an hour, and for the address it was sent to.
///
/// The state of the link.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub fn sign_in_link_state(input: &ResetLink) -> ResetState {
    if input.used_at.is_some() || input.moved {
        ResetState::Used
    } else if input.now - input.asked_at >= LIFE {
        ResetState::Expired
    } else {
        ResetState::Open
    }
}

/// Returns why a link to sign in doesn't work; nothing while it does.
#[must_use]
pub const fn sign_in_link_refusal(state: ResetState) -> Option<Text> {
    match state {
        ResetState::Open => None,
        ResetState::Expired => Some(text::identity::SIGN_IN_LINK_EXPIRED),
        ResetState::Used => Some(text::identity::SIGN_IN_LINK_USED),
    }
}

/// A link to sign in that was sent to a person.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SentSignInLink {
    /// When it was asked for.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub asked_at: DateTime<Utc>,
    /// Whether it was used.
    #[serde(default)]
    pub used: bool,
}

/// The links to sign in that a person got lately.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SignInLinksSent {
    /// The latest few.
    pub links: Vec<SentSignInLink>,
    /// The time.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// A person gets another link to sign in once the last one was used or is twenty minutes old, and ten within a day.
///
/// Whether another link is sent.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub fn one_more_sign_in_link(input: &SignInLinksSent) -> bool {
    let age = |link: &SentSignInLink| input.now - link.asked_at;
    let waits = input.links.iter().any(|link| !link.used && age(link) < PAUSE);
    !waits && input.links.iter().filter(|link| age(link) < Duration::days(1)).count() < A_DAY
}
