//! The messages between a socket and its browser, as JSON text.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A request from the browser: `{"subscribe":"loans/…","since":12}` or `{"unsubscribe":"loans/…"}`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClientRequest {
    /// The topic to subscribe to.
    #[serde(default)]
    pub subscribe: Option<String>,
    /// The number of the last event of that topic that the browser has seen.
    #[serde(default)]
    pub since: Option<i64>,
    /// The topic to unsubscribe from.
    #[serde(default)]
    pub unsubscribe: Option<String>,
}

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// An element of the needs list was created or restored.
    ElementCreated,
    /// An element, its documents or their review changed.
    ElementUpdated,
    /// An element was deleted, including its children.
    ElementDeleted,
    /// A document was added to the loan, without belonging to a request yet.
    DocumentAdded,
    /// A document was deleted or restored, or its content changed.
    DocumentChanged,
    /// The loan itself changed.
    LoanUpdated,
    /// The loan's entities, their labels or facts changed.
    EntitiesChanged,
    /// An individual's credit information changed.
    CreditChanged,
    /// The loan's members or their data changed.
    Team,
    /// A message was created or changed.
    Message,
    /// A thread was created or changed.
    Thread,
    /// A user marked messages as read or unread.
    Read,
    /// A user is typing.
    Typing,
    /// A user's notifications changed.
    Notices,
    /// A user's unread count changed.
    Unread,
    /// A company's employees or their roles changed.
    Employees,
    /// The files uploaded to a company without signing in changed.
    Tray,
}

impl Kind {
    /// Returns whether the event may change the loan's request counts.
    #[must_use]
    pub const fn may_change_counts(self) -> bool {
        !matches!(
            self,
            Self::Message | Self::Thread | Self::Read | Self::Typing | Self::Notices | Self::Unread
        )
    }

    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ElementCreated => "element-created",
            Self::ElementUpdated => "element-updated",
            Self::ElementDeleted => "element-deleted",
            Self::DocumentAdded => "document-added",
            Self::DocumentChanged => "document-changed",
            Self::LoanUpdated => "loan-updated",
            Self::EntitiesChanged => "entities",
            Self::CreditChanged => "credit",
            Self::Team => "team",
            Self::Message => "message",
            Self::Thread => "thread",
            Self::Read => "read",
            Self::Typing => "typing",
            Self::Notices => "notices",
            Self::Unread => "unread",
            Self::Employees => "employees",
            Self::Tray => "tray",
        }
    }
}

/// A message from the server: an event of a topic, or the response to an [`ClientRequest`].
#[derive(Debug, Serialize)]
pub(crate) struct ServerMessage<'a> {
    topic: &'a str,
    event: &'a str,
    data: &'a Value,
    seq: Option<i64>,
}

impl<'a> ServerMessage<'a> {
    /// A numbered event of its topic.
    pub(crate) const fn event(topic: &'a str, event: &'a str, data: &'a Value, seq: i64) -> Self {
        Self { topic, event, data, seq: Some(seq) }
    }

    /// An event for part of the subscribers, without a number.
    pub(crate) const fn unnumbered(topic: &'a str, event: &'a str, data: &'a Value) -> Self {
        Self { topic, event, data, seq: None }
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The topic is subscribed; its last event is number `seq`.
pub(crate) fn subscribed(topic: &str, seq: i64) -> String {
    ServerMessage::event(topic, "subscribed", &json!({}), seq).text()
}

/// Too many events were missed: reload everything of the topic, up to number `seq`.
pub(crate) fn gap(topic: &str, seq: i64) -> String {
    ServerMessage::event(topic, "gap", &json!({}), seq).text()
}

/// The subscription was rejected, or has ended.
pub(crate) fn refused(topic: &str, message: &str) -> String {
    ServerMessage { topic, event: "refused", data: &json!({ "message": message }), seq: None }.text()
}
