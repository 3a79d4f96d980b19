//! Print data of a message is stored under a random id for a day, so that its tab can be reloaded.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::message_time::{MessageDate, message_date};
use crate::value::calendar_date::instant;

/// A message to print or to forward.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PrintMessage {
    /// HTML.
    pub body: String,
    /// The addresses of its recipients, without Bcc.
    #[serde(default)]
    pub receiver_emails: Vec<String>,
    /// The sender's address.
    pub sender_email: String,
    /// The sender's name.
    #[serde(default)]
    pub sender_name: String,
    /// The subject, if any.
    #[serde(default)]
    pub subject: Option<String>,
    /// When it was sent.
    #[serde(flatten)]
    pub sent: MessageDate,
}

/// The data of the print view: exactly these six keys (ENTITY-59).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PrintData {
    /// HTML.
    pub body: String,
    /// The recipients' addresses, separated by commas.
    pub receiver_email: String,
    /// The sender's address.
    pub sender_email: String,
    /// The sender's name.
    pub sender_name: String,
    /// The subject; empty for none.
    pub subject: String,
    /// When it was sent, 'Fri, Jan 05, 2024 at 3:04 PM'.
    pub date: String,
}

/// Six values of a message are stored for its print view.
///
/// Returns the data stored before the print tab opens (PRINT-03, PRINT-04).
///
/// Rule from messaging §2, §3; PRINT-03, ENTITY-59.
#[must_use]
pub fn print_data(input: &PrintMessage) -> PrintData {
    PrintData {
        body: input.body.clone(),
        receiver_email: input.receiver_emails.join(", "),
        sender_email: input.sender_email.clone(),
        sender_name: input.sender_name.clone(),
        subject: input.subject.clone().unwrap_or_default(),
        date: message_date(&input.sent).print,
    }
}

/// Stored print data.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PrintExpired {
    /// When it was stored, RFC 3339.
    #[serde(deserialize_with = "instant")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub stored_at: DateTime<Utc>,
    /// Now, RFC 3339.
    #[serde(deserialize_with = "instant")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// Stored print data expires after a day.
///
/// Returns whether the print data is older than a day and should be deleted.
///
/// Rule from messaging §2; resolution 85.
#[must_use]
pub fn print_expired(input: &PrintExpired) -> bool {
    input.now.signed_duration_since(input.stored_at) > TimeDelta::days(1)
}
