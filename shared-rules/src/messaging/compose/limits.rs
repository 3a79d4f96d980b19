//! Limits of a message: a body of up to 1 MB, a subject of up to 200 characters, up to 1,000 recipients and up to 200
//! files.

use serde::{Deserialize, Serialize};

use crate::text::messaging;
use crate::violation::Violation;

/// The maximum size of a body in bytes.
pub const MAX_BODY_BYTES: usize = 1024 * 1024;
/// The maximum length of a subject in characters.
pub const MAX_SUBJECT_LENGTH: usize = 200;
/// The maximum number of recipients: To, Cc and Bcc together.
pub const MAX_RECIPIENTS: usize = 1_000;
/// The maximum number of files.
pub const MAX_ATTACHMENTS: usize = 200;

/// The size of a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageSize {
    /// The size of its body in bytes, HTML.
    #[serde(default)]
    pub body_bytes: u32,
    /// The subject, if any.
    #[serde(default)]
    pub subject: Option<String>,
    /// The number of recipients: To, Cc and Bcc together.
    #[serde(default)]
    pub recipients: u32,
    /// The number of attached files.
    #[serde(default)]
    pub attachments: u32,
}

/// A message has a body of up to 1 MB, up to 1,000 recipients and 200 files, and a subject of up to 200 characters.
///
/// Returns the exceeded limits.
///
/// Rule from messaging §9.
#[must_use]
pub fn message_limits(input: &MessageSize) -> Vec<Violation> {
    let subject = input.subject.as_deref().map_or(0, |subject| subject.trim().chars().count());
    let many = |now: u32| [("count", now.to_string())];
    let (people, files) = (many(input.recipients), many(input.attachments));
    [
        exceeds(input.body_bytes, MAX_BODY_BYTES).then(|| messaging::MESSAGE_TOO_LONG.violation("body")),
        (subject > MAX_SUBJECT_LENGTH).then(|| messaging::SUBJECT_TOO_LONG.violation("subject")),
        exceeds(input.recipients, MAX_RECIPIENTS).then(|| {
            let values = people.each_ref().map(|(key, value)| (*key, value.as_str()));
            messaging::TOO_MANY_RECIPIENTS.violation_with("recipients", &values)
        }),
        exceeds(input.attachments, MAX_ATTACHMENTS).then(|| {
            let values = files.each_ref().map(|(key, value)| (*key, value.as_str()));
            messaging::TOO_MANY_ATTACHMENTS.violation_with("attachments", &values)
        }),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Returns whether a limit is exceeded. Numbers have 32 bits because they do in the browser too.
fn exceeds(now: u32, most: usize) -> bool {
    usize::try_from(now).is_ok_and(|now| now > most)
}

/// Returns a count as the rule takes it.
#[must_use]
pub fn saturating_count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}
