//! The controls of the compose form: digests and private messages are for lenders, and only a new thread can be made
//! private.

use serde::{Deserialize, Serialize};

use super::subject::existing_thread;
use crate::team::role::RoleGroup;

/// A quick action of the toolbar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum QuickAction {
    Attach,
    Template,
    Signature,
    AddDigest,
    NeedsListItems,
    DeleteDraft,
    Send,
}

/// The sender and the thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComposeControls {
    /// The sender's group.
    pub sender_group: RoleGroup,
    /// The thread the message goes to; none or `NEW` for a new one.
    #[serde(default)]
    pub message_thread_id: Option<String>,
}

/// The controls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComposeControlsAnswer {
    /// Whether the Private Message switch is shown; without it, a thread can't be made private.
    pub private_switch: bool,
    /// The toolbar, in order.
    pub actions: Vec<QuickAction>,
}

/// Digests and private messages are for lenders, and only a new thread can be made private.
///
/// Returns the controls of a compose form (COMPOSE-03, COMPOSE-16, PERM-11, PERM-12).
///
/// Rule from messaging §2, §6; COMPOSE-03, COMPOSE-16, PERM-11.
#[must_use]
pub fn compose_controls(input: &ComposeControls) -> ComposeControlsAnswer {
    use QuickAction::{AddDigest, Attach, DeleteDraft, NeedsListItems, Send, Signature, Template};
    let lender = input.sender_group == RoleGroup::Lender;
    let toolbar = [Attach, Template, Signature, AddDigest, NeedsListItems, DeleteDraft, Send];
    ComposeControlsAnswer {
        private_switch: lender && existing_thread(input.message_thread_id.as_deref()).is_none(),
        actions: toolbar.into_iter().filter(|action| lender || *action != AddDigest).collect(),
    }
}
