//! Whether somebody on a loan has joined, and how their invitation stands.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::invitation::InvitationState;
use crate::text::team as text;
use crate::value::calendar_date::{date, show};

/// The last invitation of a person, with the days of the viewer's calendar.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct InvitationDays {
    /// How it stands.
    pub state: InvitationState,
    /// The day it was sent.
    #[serde(deserialize_with = "date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub sent_on: NaiveDate,
    /// The day its link stops working.
    #[serde(deserialize_with = "date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub open_until: NaiveDate,
}

/// Somebody on a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Joining {
    /// Whether they have never signed in.
    #[serde(default)]
    pub stub: bool,
    /// Their last invitation, if there was one.
    #[serde(default)]
    pub invitation: Option<InvitationDays>,
}

/// Whether they have joined, and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct JoiningWords {
    /// Whether they have joined, as far as it is known.
    pub joined: bool,
    /// Whether they were invited before.
    pub invited: bool,
    /// Whether an invitation waits for an answer.
    pub open: bool,
    /// How their invitation stands, or that they haven't joined; nothing about those who have.
    pub words: Option<String>,
}

/// Somebody has joined, is invited, was, or has never been.
///
/// What a row says about it.
///
/// Rule in people, from platform §7; API-19.
#[must_use]
pub fn joining(input: &Joining) -> JoiningWords {
    let invitation = input.invitation.as_ref();
    let words =
        invitation.and_then(words_of).or_else(|| input.stub.then(|| text::NOT_JOINED.template.to_owned()));
    JoiningWords {
        joined: words.is_none(),
        invited: invitation.is_some(),
        open: invitation.is_some_and(|invitation| invitation.state == InvitationState::Pending),
        words,
    }
}

fn words_of(InvitationDays { state, sent_on, open_until }: &InvitationDays) -> Option<String> {
    let (sent, until) = (show(*sent_on), show(*open_until));
    match state {
        InvitationState::Pending => Some(text::INVITED_UNTIL.fill(&[("sent", &sent), ("until", &until)])),
        InvitationState::Expired => Some(text::INVITED_TOO_LONG_AGO.fill(&[("until", &until)])),
        InvitationState::Revoked => Some(text::INVITATION_WITHDRAWN.template.to_owned()),
        InvitationState::Accepted => None,
    }
}
