//! Typing in a thread is announced to the others immediately, then at most once a second.

use serde::{Deserialize, Serialize};

use crate::messaging::compose::subject::existing_thread;

/// The minimum time between two posts for one thread.
pub const THROTTLE_MS: u64 = 1_000;

/// A key pressed in the compose form.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TypingPost {
    /// The thread; none for a message that starts one.
    #[serde(default)]
    pub message_thread_id: Option<String>,
    /// When typing in this thread was last posted, in milliseconds since 1970.
    #[serde(default)]
    pub last_posted_at: Option<i64>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
}

/// Typing in a thread is posted immediately, then at most once a second.
///
/// Returns whether to post that the user is typing.
///
/// Rule from messaging §7, §9; RT-02, RT-03; resolution 82.
#[must_use]
pub fn typing_post(input: &TypingPost) -> bool {
    let exists = existing_thread(input.message_thread_id.as_deref()).is_some();
    exists && input.last_posted_at.is_none_or(|last| input.now.abs_diff(last) >= THROTTLE_MS)
}
