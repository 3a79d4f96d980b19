//! An event on its way to open sockets.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{Audience, Kind, Topic, protocol::ServerMessage};

/// An encoded event. It is encoded only twice, for lenders and, without ids, for others, regardless of the number of
/// sockets.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Its topic.
    pub topic: Topic,
    /// Its kind.
    pub kind: Kind,
    /// Its number in the topic.
    pub seq: i64,
    /// The JSON text.
    pub text: Utf8Bytes,
    /// The JSON text without ids, for people who may not see what it concerns.
    pub bare: Utf8Bytes,
    /// Its audience, if it isn't for all of the topic's subscribers. Such an event has no number.
    pub audience: Option<Arc<Audience>>,
}

impl Frame {
    /// Creates an event of the loan's messages.
    #[must_use]
    pub fn for_audience(loan_id: Uuid, kind: Kind, data: &Value, audience: Audience) -> Self {
        let topic = Topic::Chats(loan_id);
        let text = ServerMessage::unnumbered(&topic.to_string(), kind.name(), data).text().into();
        let audience = Some(Arc::new(audience));
        Self { topic, kind, seq: 0, text, bare: "".into(), audience }
    }

    /// Creates an event that only the loan's lenders get.
    #[must_use]
    pub fn for_lenders(loan_id: Uuid, kind: Kind, ids: &Value) -> Self {
        let topic = Topic::Loan(loan_id);
        let text = ServerMessage::unnumbered(&topic.to_string(), kind.name(), ids).text().into();
        let audience = Audience { lenders: true, ..Audience::default() };
        Self { topic, kind, seq: 0, text, bare: "".into(), audience: Some(Arc::new(audience)) }
    }

    /// Creates an event of a company. All its employees get it, and then load what they may see.
    #[must_use]
    pub fn of_company(company_id: Uuid, kind: Kind) -> Self {
        let topic = Topic::Company(company_id);
        let text = ServerMessage::unnumbered(&topic.to_string(), kind.name(), &json!({})).text().into();
        let audience = Audience { everybody: true, ..Audience::default() };
        Self { topic, kind, seq: 0, text, bare: "".into(), audience: Some(Arc::new(audience)) }
    }

    /// Creates an event for one user, about their notifications or unread count.
    #[must_use]
    pub fn for_user(user_id: Uuid, kind: Kind) -> Self {
        let topic = Topic::Notices(user_id);
        let text = ServerMessage::unnumbered(&topic.to_string(), kind.name(), &json!({})).text().into();
        let audience = Audience { people: [user_id].into(), ..Audience::default() };
        Self { topic, kind, seq: 0, text, bare: "".into(), audience: Some(Arc::new(audience)) }
    }
}
