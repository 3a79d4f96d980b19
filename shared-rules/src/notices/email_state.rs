//! Explains to lenders why a person did or didn't get an email about an event.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    delivery::NotificationDelivery,
    email_plan::{LONGEST_BUNDLES, NotificationEmailOutcome, later},
    kind::NoticeKind,
};
use crate::{
    text::{history, notification as text},
    value::calendar_date::{instant, optional_instant},
};

/// A notice, and what is known about its email.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NotificationEmailFacts {
    /// The kind of event.
    pub kind: NoticeKind,
    /// The request's name.
    #[serde(default)]
    pub element_name: String,
    /// Whether the request was said not to apply.
    #[serde(default)]
    pub not_applicable: bool,
    /// The delivery when it happened.
    pub delivery: NotificationDelivery,
    /// The time of the event, RFC 3339.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[serde(deserialize_with = "instant")]
    pub at: DateTime<Utc>,
    /// When the email is due, RFC 3339; none once it is settled.
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    #[serde(default, deserialize_with = "optional_instant")]
    pub due_at: Option<DateTime<Utc>>,
    /// The outcome of the email.
    #[serde(default)]
    pub outcome: Option<NotificationEmailOutcome>,
    /// When that was, RFC 3339.
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    #[serde(default, deserialize_with = "optional_instant")]
    pub settled_at: Option<DateTime<Utc>>,
    /// When the person read the notice in the app, RFC 3339.
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    #[serde(default, deserialize_with = "optional_instant")]
    pub read_at: Option<DateTime<Utc>>,
    /// Whether the email is still in the outbox.
    #[serde(default)]
    pub in_outbox: bool,
    /// How long an email waits for further events, in seconds.
    pub bundle_seconds: u32,
}

/// The state of an email.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NotificationEmailState {
    /// It was sent.
    Sent,
    /// It will be sent.
    Waiting,
    /// It isn't sent.
    Skipped,
}

/// The explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NotificationEmailExplanation {
    /// The event, as text that follows the name of the person who did it.
    pub event: String,
    /// The state.
    pub state: NotificationEmailState,
    /// The state in words, with the reason.
    pub words: String,
    /// When it was sent or skipped, or is due, RFC 3339.
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub at: Option<DateTime<Utc>>,
}

/// Lenders learn of each event on their loan whether it was emailed to a person, when it will be, or why it isn't.
///
/// Returns the explanation.
///
/// Rule from platform §1, §6.
#[must_use]
pub fn notification_email_explanation(input: &NotificationEmailFacts) -> NotificationEmailExplanation {
    let (state, words) = match (input.outcome, input.due_at) {
        (Some(NotificationEmailOutcome::Sent), _) if input.in_outbox => {
            (NotificationEmailState::Waiting, text::EMAIL_QUEUED.to_string())
        }
        (Some(NotificationEmailOutcome::Sent), _) => {
            (NotificationEmailState::Sent, text::EMAIL_SENT.to_string())
        }
        (Some(outcome), _) => (NotificationEmailState::Skipped, skipped_words(input, outcome)),
        (None, Some(due_at)) => (NotificationEmailState::Waiting, waiting_words(input, due_at)),
        (None, None) => (NotificationEmailState::Skipped, text::EMAIL_EARLIER.to_string()),
    };
    NotificationEmailExplanation {
        event: event_words(input),
        state,
        words,
        at: input.settled_at.or(input.due_at),
    }
}

/// Returns the event from a third person's view.
fn event_words(input: &NotificationEmailFacts) -> String {
    let words = match input.kind {
        NoticeKind::Assigned => text::EVENT_ASSIGNED,
        NoticeKind::SentBack => history::TOLD_SENT_BACK,
        NoticeKind::Accepted => text::EVENT_ACCEPTED,
        NoticeKind::Commented => history::TOLD_COMMENTED,
        NoticeKind::Answered if input.not_applicable => history::TOLD_EXCUSED,
        NoticeKind::Answered => history::TOLD_ANSWERED,
        NoticeKind::Added => text::EVENT_ADDED,
        NoticeKind::HandedOver => text::EVENT_HANDED_OVER,
        NoticeKind::Malware => history::TOLD_MALWARE,
        NoticeKind::Damaged => history::TOLD_DAMAGED,
        NoticeKind::Undelivered => text::EVENT_UNDELIVERED,
    };
    words.fill(&[("name", &input.element_name)])
}

fn waiting_words(input: &NotificationEmailFacts, due_at: DateTime<Utc>) -> String {
    let longest = input.bundle_seconds.saturating_mul(LONGEST_BUNDLES);
    let words = match input.delivery {
        NotificationDelivery::Daily => text::EMAIL_DAILY,
        _ if due_at > later(input.at, longest.max(60)) => text::EMAIL_QUIET,
        NotificationDelivery::Bundled => text::EMAIL_BUNDLED,
        _ => text::EMAIL_QUEUED,
    };
    words.to_string()
}

fn skipped_words(input: &NotificationEmailFacts, outcome: NotificationEmailOutcome) -> String {
    let words = match outcome {
        NotificationEmailOutcome::ReadInApp => return read_words(input),
        NotificationEmailOutcome::TurnedOff => text::EMAIL_TURNED_OFF,
        NotificationEmailOutcome::AppOnly => text::EMAIL_APP_ONLY,
        NotificationEmailOutcome::NotVisible => text::EMAIL_NOT_VISIBLE,
        NotificationEmailOutcome::NoAccount => text::EMAIL_NO_ACCOUNT,
        NotificationEmailOutcome::ServerOff => text::EMAIL_SERVER_OFF,
        NotificationEmailOutcome::Sent => text::EMAIL_SENT,
    };
    words.to_string()
}

fn read_words(input: &NotificationEmailFacts) -> String {
    let before = input.settled_at.zip(input.read_at).map(|(settled_at, read_at)| settled_at - read_at);
    match before.map(|before| before.num_minutes()) {
        Some(0) => text::EMAIL_READ_NOW.to_string(),
        Some(1) => text::EMAIL_READ_MINUTE.to_string(),
        Some(count @ 2..=59) => text::EMAIL_READ_MINUTES.fill(&[("count", &count.to_string())]),
        _ => text::EMAIL_READ_HOURS.to_string(),
    }
}
