//! Lenders may add a digest of tasks when the first recipient is a user with tasks on the loan. It replaces the body,
//! so a message with content needs a confirmation.

use serde::{Deserialize, Serialize};

use crate::messaging::body::text::{has_image, has_text};
use crate::messaging::dialog::Dialog;
use crate::messaging::recipient::Recipient;
use crate::team::permission::Permission;
use crate::team::role::RoleGroup;
use crate::text::messaging;

/// A compose form to which a digest could be added.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AddDigest {
    /// The sender's group.
    pub sender_group: RoleGroup,
    /// The sender's permissions on the loan.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The chosen recipients, in order.
    #[serde(default)]
    pub recipients: Vec<Recipient>,
    /// The current body, HTML.
    #[serde(default)]
    pub body: String,
}

/// The Add Digest control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DigestControl {
    /// Whether the control is shown.
    pub shown: bool,
    /// Whether the control is enabled.
    pub enabled: bool,
    /// The reason why it is disabled, when shown.
    pub reason: Option<&'static str>,
    /// The confirmation to ask for first; none when no content would be lost.
    pub warning: Option<Dialog>,
}

/// Lenders may add a digest when the first recipient is a user with tasks; it replaces the body after a confirmation.
///
/// Returns whether a digest can be added, and the confirmation before (COMPOSE-18, COMPOSE-19, PERM-08, PERM-12).
///
/// Rule from messaging §4, §6; COMPOSE-18, COMPOSE-19, PERM-12; resolution 76.
#[must_use]
pub fn add_digest(input: &AddDigest) -> DigestControl {
    let shown = input.sender_group == RoleGroup::Lender;
    let reason = if !input.permissions.contains(&Permission::SeeBorrowersTasks) {
        Some(messaging::DIGEST_NOT_ALLOWED)
    } else if !input.recipients.first().is_some_and(|first| !first.is_email() && first.task_count > 0) {
        Some(messaging::DIGEST_NEEDS_TASKS)
    } else {
        None
    };
    let enabled = shown && reason.is_none();
    let written = has_text(&input.body) || has_image(&input.body);
    DigestControl {
        shown,
        enabled,
        reason: reason.filter(|_| shown).map(|text| text.template),
        warning: (enabled && written)
            .then(|| Dialog::confirming(messaging::DIGEST_CLEARS.template, messaging::ADD_DIGEST)),
    }
}
