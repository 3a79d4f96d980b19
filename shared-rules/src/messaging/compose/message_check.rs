//! Validation of a message: it needs a loan, a body or attachments, and recipients if it starts a subject or its
//! sender is a contact, unless it goes to an existing thread. Only lenders start private threads.

use serde::{Deserialize, Serialize};

use super::subject::existing_thread;
use crate::messaging::body::text::has_text;
use crate::team::role::RoleGroup;
use crate::text::messaging;
use crate::violation::Violation;

/// A message to send.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckMessage {
    /// The sender's group.
    pub sender_group: RoleGroup,
    /// The loan it belongs to.
    #[serde(default)]
    pub loan_id: Option<String>,
    /// HTML.
    #[serde(default)]
    pub body: String,
    /// The subject, if any.
    #[serde(default)]
    pub subject: Option<String>,
    /// The thread it goes to; none or `NEW` for a new one.
    #[serde(default)]
    pub message_thread_id: Option<String>,
    /// The entries of the recipients row: user ids and email addresses.
    #[serde(default)]
    pub recipients: Vec<String>,
    /// Ids of attached documents.
    #[serde(default)]
    pub attachments: Vec<String>,
    /// Whether it is private.
    #[serde(default)]
    pub locked: bool,
}

/// A message needs a loan, text or attachments, and recipients when it starts a subject or comes from a contact; only
/// lenders start private threads.
///
/// Returns the violations; the first text is the one to announce.
///
/// Rule from messaging §5; VALID-04…08, PERM-11; resolutions 17, 69, 81.
#[must_use]
pub fn check_message(input: &CheckMessage) -> Vec<Violation> {
    let blank = |value: &Option<String>| value.as_deref().is_none_or(|v| v.trim().is_empty());
    let new_thread = existing_thread(input.message_thread_id.as_deref()).is_none();
    let alone = new_thread && input.recipients.iter().all(|entry| entry.trim().is_empty());
    let lender = input.sender_group == RoleGroup::Lender;
    let empty = input.attachments.is_empty() && !has_text(&input.body);
    [
        (alone && input.sender_group == RoleGroup::Contact)
            .then(|| messaging::CONTACT_RECIPIENT_REQUIRED.violation("recipients")),
        (alone && !blank(&input.subject)).then(|| messaging::RECIPIENTS_REQUIRED.violation("recipients")),
        empty.then(|| messaging::BODY_REQUIRED.violation("body")),
        blank(&input.loan_id).then(|| messaging::LOAN_REQUIRED.violation("loanId")),
        (input.locked && new_thread && !lender).then(|| messaging::PRIVATE_FOR_LENDERS.violation("locked")),
    ]
    .into_iter()
    .flatten()
    .collect()
}
