//! Access to a thread's older messages, regardless of the message with which a person was added.

use serde::{Deserialize, Serialize};

use crate::team::role::Role;

/// A viewer and a thread visible to them.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ThreadHistory {
    /// The viewer's role on the loan.
    pub viewer_role: Role,
    /// Whether the thread is private.
    #[serde(default)]
    pub locked: bool,
}

/// Lenders of a loan can always read the whole of its threads that aren't private. Older messages can be withheld
/// from all other people who are new to a thread, and from lenders in a private one.
///
/// Returns whether no message of the thread can be withheld from the viewer.
///
/// Rule from messaging §3, §4.
#[must_use]
pub fn reads_whole_thread(input: &ThreadHistory) -> bool {
    input.viewer_role.is_lender() && !input.locked
}
