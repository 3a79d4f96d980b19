//! Whoever lost their password gets a link by mail, with which they choose a new one: once, within an hour.

use chrono::{DateTime, Duration, Utc};
use serde::{Deserialize, Serialize};

use crate::text::{self, Text};

/// How long a link works.
const LIFE: Duration = Duration::hours(1);
/// So many links an hour are enough for anybody.
const AN_HOUR: usize = 3;

/// How a link for a new password stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ResetState {
    /// It works.
    Open,
    /// It is too old.
    Expired,
    /// It was used, another one was, or the person has another address now.
    Used,
}

impl ResetState {
    /// Why the link doesn't work, for whoever followed it; nothing while it does.
    #[must_use]
    pub const fn refusal(self) -> Option<Text> {
        match self {
            Self::Open => None,
            Self::Expired => Some(text::identity::RESET_EXPIRED),
            Self::Used => Some(text::identity::RESET_USED),
        }
    }
}

/// What happened to a link so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ResetLink {
    /// When it was asked for.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub asked_at: DateTime<Utc>,
    /// When it was used, or another one of the person was.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub used_at: Option<DateTime<Utc>>,
    /// Whether the person signs in with another address by now.
    #[serde(default)]
    pub moved: bool,
    /// The time.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// A link for a new password works once, within an hour, and for the address it was sent to.
///
/// How the link stands.
///
/// Rule from resolution 98; platform §7.
#[must_use]
pub fn reset_state(input: &ResetLink) -> ResetState {
    if input.used_at.is_some() || input.moved {
        ResetState::Used
    } else if input.now - input.asked_at >= LIFE {
        ResetState::Expired
    } else {
        ResetState::Open
    }
}

/// The links that went to a person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ResetsSent {
    /// When each was asked for: the latest few.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub asked_at: Vec<DateTime<Utc>>,
    /// The time.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// Nobody gets more than three links for a new password within an hour.
///
/// Whether one more is sent.
///
/// Rule from resolution 98; platform §7.
#[must_use]
pub fn one_more_reset(input: &ResetsSent) -> bool {
    input.asked_at.iter().filter(|&&asked| input.now - asked < LIFE).count() < AN_HOUR
}
