//! The input of the send route: the payload of the rule `messaging.send_payload`.

use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::LimitedBody;

/// A message to send.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "the specification has fields that the server determines itself")]
pub(in crate::features::messaging) struct SendMessage {
    /// The body as HTML, up to 1 MB.
    #[serde(default)]
    pub body: String,
    /// The loan.
    #[serde(default)]
    pub context_id: Option<String>,
    /// The thread; empty or `NEW` for a new one.
    #[serde(default)]
    pub message_thread_id: Option<String>,
    /// The kind of message.
    #[serde(default)]
    pub message_type: Option<String>,
    /// The subject, up to 200 characters; empty for none.
    #[serde(default)]
    pub subject: Option<String>,
    /// Whether new people of the thread see its older messages.
    #[serde(default = "yes")]
    pub share_old_history: bool,
    /// The attached documents.
    #[serde(default)]
    pub attachments: Vec<Uuid>,
    /// Ignored: the server detects action links in the body.
    #[serde(default)]
    pub has_links: bool,
    /// Labels for the thread.
    #[serde(default)]
    pub labels: Vec<String>,
    /// The message of the same thread that it replies to.
    #[serde(default)]
    pub in_reply_to_message: Option<Uuid>,
    /// To: users on the loan.
    #[serde(default)]
    pub to_user_ids: Vec<Uuid>,
    /// To: the users' names.
    #[serde(default)]
    pub to_user_names: Vec<String>,
    /// To: addresses.
    #[serde(default)]
    pub to_user_emails: Vec<String>,
    /// Whether the thread is to be private.
    #[serde(default)]
    pub locked: bool,
    /// Whether it is a digest.
    #[serde(default)]
    pub is_digest: bool,
    /// The draft that it was written in.
    #[serde(default)]
    pub drafted_message_id: Option<Uuid>,
    /// Cc: addresses.
    #[serde(default)]
    pub cc_user_emails: Vec<String>,
    /// Cc: users on the loan.
    #[serde(default)]
    pub cc_user_ids: Vec<Uuid>,
    /// Bcc: addresses.
    #[serde(default)]
    pub bcc_user_emails: Vec<String>,
    /// Bcc: users on the loan.
    #[serde(default)]
    pub bcc_user_ids: Vec<Uuid>,
    /// Ignored: the server detects mentions in the body.
    #[serde(default)]
    pub mentioned_user_ids: Vec<String>,
}

const fn yes() -> bool {
    true
}

impl SendMessage {
    /// Creates a message to one address without a subject.
    pub(super) fn to_address(loan_id: Uuid, email: &str) -> Self {
        Self {
            body: String::new(),
            context_id: Some(loan_id.to_string()),
            message_thread_id: None,
            message_type: None,
            subject: None,
            share_old_history: true,
            attachments: Vec::new(),
            has_links: false,
            labels: Vec::new(),
            in_reply_to_message: None,
            to_user_ids: Vec::new(),
            to_user_names: Vec::new(),
            to_user_emails: vec![email.to_owned()],
            locked: false,
            is_digest: false,
            drafted_message_id: None,
            cc_user_emails: Vec::new(),
            cc_user_ids: Vec::new(),
            bcc_user_emails: Vec::new(),
            bcc_user_ids: Vec::new(),
            mentioned_user_ids: Vec::new(),
        }
    }

    /// Returns the number of its recipients.
    pub(super) const fn recipient_count(&self) -> usize {
        let people = self.to_user_ids.len() + self.cc_user_ids.len() + self.bcc_user_ids.len();
        people + self.to_user_emails.len() + self.cc_user_emails.len() + self.bcc_user_emails.len()
    }
}

/// Parses an id, if it is valid.
pub(super) fn parse_id(id: Option<&str>) -> Option<Uuid> {
    id.and_then(|id| id.trim().parse().ok())
}

impl LimitedBody for SendMessage {
    const KIND: &'static str = "message";
}
