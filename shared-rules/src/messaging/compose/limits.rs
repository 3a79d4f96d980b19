//! A message holds up to 1 MB, has a subject of up to 200 characters, up to 1,000 recipients and up to 200 files.

use serde::{Deserialize, Serialize};

use crate::text::messaging;
use crate::violation::Violation;

/// The most bytes of a body.
pub const LONGEST_BODY: usize = 1024 * 1024;
/// The most characters of a subject.
pub const LONGEST_SUBJECT: usize = 200;
/// The most recipients: To, Cc and Bcc together.
pub const MOST_RECIPIENTS: usize = 1_000;
/// The most files.
pub const MOST_ATTACHMENTS: usize = 200;

/// A message and how much is in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageSize {
    /// The bytes of its body, HTML.
    #[serde(default)]
    pub body_bytes: u32,
    /// The subject, if any.
    #[serde(default)]
    pub subject: Option<String>,
    /// How many recipients it has: To, Cc and Bcc together.
    #[serde(default)]
    pub recipients: u32,
    /// How many files are attached.
    #[serde(default)]
    pub attachments: u32,
}

/// A message holds up to 1 MB, 1,000 recipients and 200 files, and its subject 200 characters.
///
/// What there is too much of.
///
/// Rule from messaging §9.
#[must_use]
pub fn message_limits(input: &MessageSize) -> Vec<Violation> {
    let subject = input.subject.as_deref().map_or(0, |subject| subject.trim().chars().count());
    let many = |now: u32| [("count", now.to_string())];
    let (people, files) = (many(input.recipients), many(input.attachments));
    [
        exceeds(input.body_bytes, LONGEST_BODY).then(|| messaging::MESSAGE_TOO_LONG.violation("body")),
        (subject > LONGEST_SUBJECT).then(|| messaging::SUBJECT_TOO_LONG.violation("subject")),
        exceeds(input.recipients, MOST_RECIPIENTS).then(|| {
            let values = people.each_ref().map(|(key, value)| (*key, value.as_str()));
            messaging::TOO_MANY_RECIPIENTS.violation_with("recipients", &values)
        }),
        exceeds(input.attachments, MOST_ATTACHMENTS).then(|| {
            let values = files.each_ref().map(|(key, value)| (*key, value.as_str()));
            messaging::TOO_MANY_ATTACHMENTS.violation_with("attachments", &values)
        }),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Numbers are 32 bits wide in the browser too.
fn exceeds(now: u32, most: usize) -> bool {
    usize::try_from(now).is_ok_and(|now| now > most)
}

/// How many there are of something, as the rule takes it.
#[must_use]
pub fn counted(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}
