//! Password reset by an emailed link that works once, within an hour.

use chrono::{DateTime, Duration, Utc};
use serde::{Deserialize, Serialize};

use crate::text::{self, Text};

/// The lifetime of a link.
const LINK_LIFETIME: Duration = Duration::hours(1);
/// The maximum number of links per person and hour.
const MAX_LINKS_PER_HOUR: usize = 3;

/// The state of a password reset link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ResetState {
    /// It works.
    Open,
    /// It has expired.
    Expired,
    /// It was used, another one was, or the person's address has changed.
    Used,
}

impl ResetState {
    /// Returns the reason why the link doesn't work, for the person who followed it; none while it does.
    #[must_use]
    pub const fn refusal(self) -> Option<Text> {
        match self {
            Self::Open => None,
            Self::Expired => Some(text::identity::RESET_EXPIRED),
            Self::Used => Some(text::identity::RESET_USED),
        }
    }
}

/// The dates of a link.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ResetLink {
    /// When it was requested.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub asked_at: DateTime<Utc>,
    /// When it or another link of the person was used.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub used_at: Option<DateTime<Utc>>,
    /// Whether the person's sign-in address has changed since.
    #[serde(default)]
    pub moved: bool,
    /// The current time.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// A password reset link works once, within an hour, and for the address it was sent to.
///
/// Returns the state of the link.
///
/// Rule from resolution 98; platform §7.
#[must_use]
pub fn reset_state(input: &ResetLink) -> ResetState {
    if input.used_at.is_some() || input.moved {
        ResetState::Used
    } else if input.now - input.asked_at >= LINK_LIFETIME {
        ResetState::Expired
    } else {
        ResetState::Open
    }
}

/// The links sent to a person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ResetsSent {
    /// When each of the most recent ones was requested.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub asked_at: Vec<DateTime<Utc>>,
    /// The current time.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// At most three password reset links are sent to a person within an hour.
///
/// Returns whether another one is sent.
///
/// Rule from resolution 98; platform §7.
#[must_use]
pub fn one_more_reset(input: &ResetsSent) -> bool {
    input.asked_at.iter().filter(|&&asked| input.now - asked < LINK_LIFETIME).count() < MAX_LINKS_PER_HOUR
}
