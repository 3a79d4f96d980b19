//! Muting shows a toast and can be undone for five seconds; the undo can't be undone.

use serde::{Deserialize, Serialize};

use crate::text::messaging;

/// How long the undo action is shown, in milliseconds.
pub const UNDO_MS: u32 = 5_000;

/// An API call on a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the variants are self-explanatory
pub enum MuteCall {
    Mute,
    Unmute,
}

/// A successful call.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MuteToast {
    /// The call.
    pub call: MuteCall,
    /// Whether it undid another call.
    #[serde(default)]
    pub is_undo: bool,
}

/// The toast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MuteToastWords {
    /// The message.
    pub message: &'static str,
    /// The call that its undo action makes; none without such an action.
    pub undo: Option<MuteCall>,
    /// How long it is shown, in milliseconds.
    pub duration_ms: u32,
}

/// Muting and unmuting show a toast and can be undone for five seconds, once.
///
/// Returns the toast after muting or unmuting.
///
/// Rule from messaging §4, §9; TOAST-35…37; resolution 87.
#[must_use]
pub fn mute_toast(input: &MuteToast) -> MuteToastWords {
    let (message, opposite) = match input.call {
        MuteCall::Mute => (messaging::MUTED, MuteCall::Unmute),
        MuteCall::Unmute => (messaging::UNMUTED, MuteCall::Mute),
    };
    MuteToastWords {
        message: message.template,
        undo: (!input.is_undo).then_some(opposite),
        duration_ms: UNDO_MS,
    }
}
