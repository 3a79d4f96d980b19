//! The API types of outside addresses.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{http::LimitedBody, membership::UserRef};

/// The addresses of a message that wait for a lender's approval.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct WaitingAddresses {
    /// The addresses, in lower case.
    pub addresses: Vec<String>,
    /// A summary: "3 of 5 addresses wait for approval by a lender".
    pub words: String,
    /// Whether the viewer may approve or decline them.
    pub can_decide: bool,
}

/// A message with waiting addresses.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WaitingMessage {
    /// Its id.
    pub message_id: Uuid,
    /// Its thread, if the viewer sees it.
    pub thread_id: Option<Uuid>,
    /// The beginning of its text, if the viewer sees it.
    pub text_preview: Option<String>,
    /// The sender.
    pub from: UserRef,
    /// When it was sent.
    pub created_date: DateTime<Utc>,
    /// The addresses that wait.
    pub waiting: WaitingAddresses,
}

/// A loan's messages with waiting addresses, oldest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct WaitingMessages {
    /// Up to 100 messages.
    pub content: Vec<WaitingMessage>,
}

/// A lender's decision about a message's waiting addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum OutsideDecision {
    /// Send the emails.
    Approve,
    /// Don't send the emails.
    Decline,
}

/// A decision about all or some of a message's waiting addresses.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DecideOutside {
    /// The decision.
    pub decision: OutsideDecision,
    /// The addresses it applies to, up to 1,000. Defaults to all waiting addresses.
    #[serde(default)]
    pub addresses: Option<Vec<String>>,
}

impl LimitedBody for DecideOutside {
    const KIND: &'static str = "decision";
}

/// The number of addresses that a decision applied to.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct DecidedOutside {
    /// The number; 0 if others decided before.
    pub decided: u64,
}
