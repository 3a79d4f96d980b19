//! The words a socket and its browser exchange, as JSON text.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What the browser asks: `{"subscribe":"loans/…","since":12}` or `{"unsubscribe":"loans/…"}`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ask {
    /// The topic to follow from now on.
    #[serde(default)]
    pub subscribe: Option<String>,
    /// The number of the last event of that topic the browser has seen.
    #[serde(default)]
    pub since: Option<i64>,
    /// The topic to follow no longer.
    #[serde(default)]
    pub unsubscribe: Option<String>,
}

/// What happened on a loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// An element of the needs list is new, or was restored.
    ElementCreated,
    /// An element, its answer or its review changed.
    ElementUpdated,
    /// An element was deleted, and with it what it contains.
    ElementDeleted,
    /// A document came to the loan; it answers nothing yet.
    DocumentAdded,
    /// A document went to the trash, came back, or has another content.
    DocumentChanged,
    /// The loan itself changed.
    LoanUpdated,
    /// The entities of the loan, their labels or their facts changed.
    EntitiesChanged,
    /// What is known of an individual's credit changed.
    CreditChanged,
    /// Who is on the loan, or what is known of them, changed.
    Team,
    /// A message is new, or changed.
    Message,
    /// A thread is new, or changed.
    Thread,
    /// Somebody read messages, or marked them unread.
    Read,
    /// Somebody is typing.
    Typing,
    /// A person's notices changed.
    Notices,
    /// How much a person has to read changed.
    Unread,
    /// Who works at a company, or in what role, changed.
    Employees,
    /// What was handed in to a company without signing in changed.
    Tray,
}

impl Kind {
    /// Whether a loan's requests may count differently after it.
    #[must_use]
    pub const fn may_change_counts(self) -> bool {
        !matches!(
            self,
            Self::Message | Self::Thread | Self::Read | Self::Typing | Self::Notices | Self::Unread
        )
    }

    /// How the kind is written.
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

/// What the server says: an event of a topic, or the answer to an [`Ask`].
#[derive(Debug, Serialize)]
pub(crate) struct Say<'a> {
    topic: &'a str,
    event: &'a str,
    data: &'a Value,
    seq: Option<i64>,
}

impl<'a> Say<'a> {
    /// Something that happened; number `seq` of its topic.
    pub(crate) const fn event(topic: &'a str, event: &'a str, data: &'a Value, seq: i64) -> Self {
        Self { topic, event, data, seq: Some(seq) }
    }

    /// Something that happened for some of the followers only, without a number.
    pub(crate) const fn unnumbered(topic: &'a str, event: &'a str, data: &'a Value) -> Self {
        Self { topic, event, data, seq: None }
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The topic is followed; its last event so far is number `seq`.
pub(crate) fn subscribed(topic: &str, seq: i64) -> String {
    Say::event(topic, "subscribed", &json!({}), seq).text()
}

/// Too much was missed to be told: fetch everything of the topic again, up to number `seq`.
pub(crate) fn gap(topic: &str, seq: i64) -> String {
    Say::event(topic, "gap", &json!({}), seq).text()
}

/// The topic isn't followed, or no longer.
pub(crate) fn refused(topic: &str, message: &str) -> String {
    Say { topic, event: "refused", data: &json!({ "message": message }), seq: None }.text()
}
