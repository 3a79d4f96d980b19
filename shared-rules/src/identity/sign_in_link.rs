//! An emailed sign-in link for a person whose password sign-in is throttled because of other people's failed
//! attempts; it works once, within half an hour.

use chrono::{DateTime, Duration, Utc};
use serde::{Deserialize, Serialize};

use super::password_reset::{ResetLink, ResetState};
use crate::text::{self, Text};

/// The lifetime of a link.
const LINK_LIFETIME: Duration = Duration::minutes(30);
/// The time for which an unused link prevents another one: shorter than its lifetime, so that the mailbox always has
/// a working link.
const MIN_LINK_INTERVAL: Duration = Duration::minutes(20);
/// The maximum number of links per person and day, so that requests can't flood a mailbox.
const MAX_LINKS_PER_DAY: usize = 10;

/// A sign-in link works once, within half an hour, and for the address it was sent to.
///
/// Returns the state of the link.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub fn sign_in_link_state(input: &ResetLink) -> ResetState {
    if input.used_at.is_some() || input.moved {
        ResetState::Used
    } else if input.now - input.asked_at >= LINK_LIFETIME {
        ResetState::Expired
    } else {
        ResetState::Open
    }
}

/// Returns the reason why a sign-in link doesn't work; none while it does.
#[must_use]
pub const fn sign_in_link_refusal(state: ResetState) -> Option<Text> {
    match state {
        ResetState::Open => None,
        ResetState::Expired => Some(text::identity::SIGN_IN_LINK_EXPIRED),
        ResetState::Used => Some(text::identity::SIGN_IN_LINK_USED),
    }
}

/// A sign-in link that was sent to a person.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SentSignInLink {
    /// When it was requested.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub asked_at: DateTime<Utc>,
    /// Whether it was used.
    #[serde(default)]
    pub used: bool,
}

/// A person's recent sign-in links.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SignInLinksSent {
    /// The most recent ones.
    pub links: Vec<SentSignInLink>,
    /// The current time.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// A person gets another sign-in link once the last one was used or is twenty minutes old, and at most ten within a
/// day.
///
/// Returns whether another link is sent.
///
/// Rule from platform §7; resolution 98.
#[must_use]
pub fn one_more_sign_in_link(input: &SignInLinksSent) -> bool {
    let age = |link: &SentSignInLink| input.now - link.asked_at;
    let waits = input.links.iter().any(|link| !link.used && age(link) < MIN_LINK_INTERVAL);
    !waits && input.links.iter().filter(|link| age(link) < Duration::days(1)).count() < MAX_LINKS_PER_DAY
}
