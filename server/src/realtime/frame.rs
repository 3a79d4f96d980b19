//! An event on its way to the open sockets.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{Audience, Kind, Topic, protocol::Say};

/// An event as it goes over the wire: encoded once for lenders and once, without ids, for everybody else,
/// however many sockets get it.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Where it happened.
    pub topic: Topic,
    /// What happened.
    pub kind: Kind,
    /// Its number in the topic.
    pub seq: i64,
    /// The JSON text.
    pub text: Utf8Bytes,
    /// The same without the ids of what it concerns: not everybody may see that.
    pub bare: Utf8Bytes,
    /// Whom it is for, when it isn't for everybody who follows the topic. Such an event has no number.
    pub audience: Option<Arc<Audience>>,
}

impl Frame {
    /// An event of the loan's messages.
    #[must_use]
    pub fn whispered(loan_id: Uuid, kind: Kind, data: &Value, audience: Audience) -> Self {
        let topic = Topic::Chats(loan_id);
        let text = Say::unnumbered(&topic.to_string(), kind.name(), data).text().into();
        let audience = Some(Arc::new(audience));
        Self { topic, kind, seq: 0, text, bare: "".into(), audience }
    }

    /// An event of the loan that its lenders alone get.
    #[must_use]
    pub fn for_lenders(loan_id: Uuid, kind: Kind, ids: &Value) -> Self {
        let topic = Topic::Loan(loan_id);
        let text = Say::unnumbered(&topic.to_string(), kind.name(), ids).text().into();
        let audience = Audience { lenders: true, ..Audience::default() };
        Self { topic, kind, seq: 0, text, bare: "".into(), audience: Some(Arc::new(audience)) }
    }

    /// Something of a company changed: everybody there may hear it, and asks then for what they may know.
    #[must_use]
    pub fn of_company(company_id: Uuid, kind: Kind) -> Self {
        let topic = Topic::Company(company_id);
        let text = Say::unnumbered(&topic.to_string(), kind.name(), &json!({})).text().into();
        let audience = Audience { everybody: true, ..Audience::default() };
        Self { topic, kind, seq: 0, text, bare: "".into(), audience: Some(Arc::new(audience)) }
    }

    /// Something that concerns a person changed, their notices or how much they have to read: they alone hear it.
    #[must_use]
    pub fn concerning(user_id: Uuid, kind: Kind) -> Self {
        let topic = Topic::Notices(user_id);
        let text = Say::unnumbered(&topic.to_string(), kind.name(), &json!({})).text().into();
        let audience = Audience { people: [user_id].into(), ..Audience::default() };
        Self { topic, kind, seq: 0, text, bare: "".into(), audience: Some(Arc::new(audience)) }
    }
}
