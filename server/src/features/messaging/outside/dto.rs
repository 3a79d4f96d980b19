//! Inputs and answers of the calls on outside addresses.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{http::Limited, membership::UserRef};

/// The addresses of a message that wait for approval by a lender.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct WaitingAddresses {
    /// The addresses, in small letters.
    pub addresses: Vec<String>,
    /// How many addresses the message goes to: "3 of 5 addresses wait for approval by a lender".
    pub words: String,
    /// Whether the viewer may approve or decline them.
    pub can_decide: bool,
}

/// A message of which addresses wait.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WaitingMessage {
    /// Its id.
    pub message_id: Uuid,
    /// Its thread, where the viewer sees it.
    pub thread_id: Option<Uuid>,
    /// The beginning of its text, where the viewer sees it.
    pub text_preview: Option<String>,
    /// The sender.
    pub from: UserRef,
    /// When it was sent.
    pub created_date: DateTime<Utc>,
    /// The addresses that wait.
    pub waiting: WaitingAddresses,
}

/// The messages of a loan of which addresses wait, the oldest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct WaitingMessages {
    /// Up to 100 of them.
    pub content: Vec<WaitingMessage>,
}

/// A lender's decision about the waiting addresses of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum OutsideDecision {
    /// The mails go out.
    Approve,
    /// They don't.
    Decline,
}

/// A decision about all waiting addresses of a message, or about some.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DecideOutside {
    /// The decision.
    pub decision: OutsideDecision,
    /// The addresses it concerns, up to 1,000; all that wait, unless named.
    #[serde(default)]
    pub addresses: Option<Vec<String>>,
}

impl Limited for DecideOutside {
    const KIND: &'static str = "decision";
}

/// How many addresses a decision concerned.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct DecidedOutside {
    /// The number; 0 when others decided before.
    pub decided: u64,
}
