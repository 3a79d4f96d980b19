//! A message is being sent from the first gate until the response of the send call, and can't be sent again
//! meanwhile.

use serde::{Deserialize, Serialize};

/// An event while sending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SubmitEvent {
    /// The send button is clicked.
    Send,
    /// A gate is confirmed; the next one asks, or the call is made.
    Confirm,
    /// A gate is cancelled.
    Cancel,
    /// The call succeeded.
    Sent,
    /// The call failed.
    Failed,
}

/// The current state and an event.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SubmitStep {
    /// Whether a message is being sent; initially false.
    #[serde(default)]
    pub is_submitting: bool,
    /// The event.
    pub event: SubmitEvent,
}

/// The state after the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SubmitStepAnswer {
    /// Whether a message is being sent; the send button is disabled meanwhile.
    pub is_submitting: bool,
    /// Whether the event counts: a second click on send, or an unexpected response, doesn't.
    pub goes_on: bool,
}

/// From the first confirmation to the response of the send call, a message can't be sent a second time.
///
/// Returns the state after the event.
///
/// Rule from messaging §3, §4; ENTITY-55, GATE-01; resolution 91.
#[must_use]
pub const fn submit_step(input: &SubmitStep) -> SubmitStepAnswer {
    let starts = matches!(input.event, SubmitEvent::Send);
    if starts == input.is_submitting {
        return SubmitStepAnswer { is_submitting: input.is_submitting, goes_on: false };
    }
    let is_submitting = matches!(input.event, SubmitEvent::Send | SubmitEvent::Confirm);
    SubmitStepAnswer { is_submitting, goes_on: true }
}

/// The checkbox of the external-thread warning, and how the warning was closed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StoresReminder {
    /// Whether 'Don't ask me again' is checked.
    pub ticked: bool,
    /// Whether the warning was confirmed rather than cancelled.
    pub confirmed: bool,
}

/// 'Don't ask me again' is stored only when the warning is confirmed.
///
/// Returns whether the sender's choice for this loan is stored.
///
/// Rule from messaging §5; GATE-12, GATE-13; resolution 64.
#[must_use]
pub const fn stores_reminder(input: &StoresReminder) -> bool {
    input.ticked && input.confirmed
}
