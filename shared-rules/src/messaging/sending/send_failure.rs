//! When sending fails, the server's error message is shown, if any.

use serde::{Deserialize, Serialize};

use crate::text::messaging;

/// A failed send call.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SendFailure {
    /// The `message` of the server's response; none for a network error or a response without one.
    #[serde(default)]
    pub server_message: Option<String>,
}

/// When sending fails, the server's error message is shown, if any.
///
/// Returns the toast.
///
/// Rule from messaging §8; TOAST-32, TOAST-33.
#[must_use]
pub fn send_failure(input: &SendFailure) -> String {
    let given = input.server_message.as_deref().map(str::trim).filter(|message| !message.is_empty());
    given.unwrap_or(messaging::SEND_FAILED.template).to_owned()
}
