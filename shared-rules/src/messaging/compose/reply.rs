//! A reply goes only to the sender of the original, under its subject.

use serde::{Deserialize, Serialize};

use super::subject::DIRECT_NO_SUBJECT;

/// A message to reply to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReplyTo {
    /// The person who replies.
    pub viewer_id: String,
    /// The message.
    pub message_id: String,
    /// The user who sent it.
    pub from_user_id: String,
    /// Its subject, if any.
    #[serde(default)]
    pub subject: Option<String>,
    /// Its thread.
    #[serde(default)]
    pub message_thread_id: Option<String>,
    /// The category of that thread.
    #[serde(default)]
    pub message_thread_category: Option<String>,
}

/// The fields of the form that are set and locked for a reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReplyFields {
    /// Only the original sender.
    pub recipients: Vec<String>,
    /// The original subject; empty in a thread without one.
    pub subject: String,
    /// The original thread.
    pub message_thread_id: Option<String>,
    /// The original message.
    pub in_reply_to_message: String,
}

/// A reply goes to the original sender under the original subject; people can't reply to themselves.
///
/// Returns the locked fields of the reply; none for the viewer's own message.
///
/// Rule from messaging §4; MSG-08…10; resolution 79.
#[must_use]
pub fn reply(input: &ReplyTo) -> Option<ReplyFields> {
    let without_subject = input.message_thread_category.as_deref() == Some(DIRECT_NO_SUBJECT);
    (input.viewer_id != input.from_user_id).then(|| ReplyFields {
        recipients: vec![input.from_user_id.clone()],
        subject: input.subject.clone().filter(|_| !without_subject).unwrap_or_default(),
        message_thread_id: input.message_thread_id.clone(),
        in_reply_to_message: input.message_id.clone(),
    })
}
