//! From the first gate to the answer of the send call a message is being sent, and can't be sent again.

use serde::{Deserialize, Serialize};

/// Something that happens on the way out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SubmitEvent {
    /// The send control is used.
    Send,
    /// A gate is confirmed; the next one asks, or the call is made.
    Confirm,
    /// A gate is cancelled.
    Cancel,
    /// The call was answered: sent.
    Sent,
    /// The call failed.
    Failed,
}

/// Whether a message is being sent, and what happens.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SubmitStep {
    /// Whether one is being sent; not in the beginning.
    #[serde(default)]
    pub is_submitting: bool,
    /// What happens.
    pub event: SubmitEvent,
}

/// Whether a message is being sent afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SubmitStepAnswer {
    /// Whether one is; the send control is disabled meanwhile.
    pub is_submitting: bool,
    /// Whether the event counts: a second click on send, or the answer to nothing, does not.
    pub goes_on: bool,
}

/// From the first question to the answer of the send call a message cannot be sent a second time.
///
/// The step.
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

/// The checkbox of the external-thread warning and how the warning was left.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StoresReminder {
    /// Whether 'Don't ask me again' is ticked.
    pub ticked: bool,
    /// Whether the warning was confirmed rather than cancelled.
    pub confirmed: bool,
}

/// 'Don't ask me again' is stored only when the warning is confirmed.
///
/// Whether the sender's choice for this loan is stored.
///
/// Rule from messaging §5; GATE-12, GATE-13; resolution 64.
#[must_use]
pub const fn stores_reminder(input: &StoresReminder) -> bool {
    input.ticked && input.confirmed
}
