//! Conversion of the form to the payload: recipients by kind, a cleaned body, and the flags that the server needs.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::subject::existing_thread;
use crate::messaging::body::editor_cleanup::remove_editor_content;
use crate::messaging::body::link::has_action_link;
use crate::messaging::body::mention::mentioned_user_ids;
use crate::messaging::recipient::{Recipient, split};

/// The type of messages written by people.
pub const MESSAGE_TYPE: &str = "MESSAGE";

/// The completed compose form.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComposeForm {
    /// The loan.
    pub loan_id: String,
    /// HTML.
    #[serde(default)]
    pub body: String,
    /// The subject, if any.
    #[serde(default)]
    pub subject: Option<String>,
    /// The thread; none or `NEW` for a new one.
    #[serde(default)]
    pub message_thread_id: Option<String>,
    /// To.
    #[serde(default)]
    pub recipients: Vec<Recipient>,
    /// Cc.
    #[serde(default)]
    pub cc_recipients: Vec<Recipient>,
    /// Bcc.
    #[serde(default)]
    pub bcc_recipients: Vec<Recipient>,
    /// The draft it was saved as.
    #[serde(default)]
    pub drafted_message_id: Option<String>,
    /// The message it replies to.
    #[serde(default)]
    pub in_reply_to_message: Option<String>,
    /// Ids of attached documents.
    #[serde(default)]
    pub attachments: Vec<String>,
    /// Whether the thread is private.
    #[serde(default)]
    pub locked: bool,
    /// Whether the body is a digest.
    #[serde(default)]
    pub is_digest_enabled: bool,
    /// Labels for the thread.
    #[serde(default)]
    pub labels: Vec<String>,
    /// Whether the sender chose 'Don't Share' when asked about older messages.
    #[serde(default)]
    pub history_withheld: bool,
}

/// The body of the send call: exactly these 21 keys (ENTITY-47).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SendPayload {
    /// HTML, without editor-only content.
    pub body: String,
    /// The loan's id.
    pub context_id: String,
    /// The existing thread, if any.
    pub message_thread_id: Option<String>,
    /// The message type.
    pub message_type: &'static str,
    /// The subject; empty for none.
    pub subject: String,
    /// Whether people new to the thread see its older messages.
    pub share_old_history: bool,
    /// Document ids.
    pub attachments: Vec<String>,
    /// Whether the body links to an action endpoint.
    pub has_links: bool,
    /// Labels for the thread.
    pub labels: Vec<String>,
    /// The message it replies to.
    pub in_reply_to_message: Option<String>,
    /// To: users.
    pub to_user_ids: Vec<String>,
    /// To: the users' names, in the order of their ids.
    pub to_user_names: Vec<String>,
    /// To: addresses.
    pub to_user_emails: Vec<String>,
    /// Whether the thread is private.
    pub locked: bool,
    /// Whether it is a digest.
    pub is_digest: bool,
    /// The draft it was saved as.
    pub drafted_message_id: Option<String>,
    /// Cc: addresses.
    pub cc_user_emails: Vec<String>,
    /// Cc: users.
    pub cc_user_ids: Vec<String>,
    /// Bcc: addresses.
    pub bcc_user_emails: Vec<String>,
    /// Bcc: users.
    pub bcc_user_ids: Vec<String>,
    /// Users that the body mentions.
    pub mentioned_user_ids: Vec<String>,
}

/// The body of the draft calls: a send payload with Cc and Bcc empty, and both in separate fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DraftPayload {
    /// The send payload.
    #[serde(flatten)]
    pub message: SendPayload,
    /// Cc, as entered.
    pub draft_cc_recipients: Vec<String>,
    /// Bcc, as entered.
    pub draft_bcc_recipients: Vec<String>,
}

/// The payload has recipients by kind, a cleaned body, mentions and flags.
///
/// Returns the payload of the send call.
///
/// Rule from messaging §3, §5; ENTITY-47…49, RECIP-05, RECIP-07, MSG-14…17, THREAD-08.
#[must_use]
pub fn send_payload(form: &ComposeForm) -> SendPayload {
    let to = split(recipient_values(&form.recipients));
    let cc = split(recipient_values(&form.cc_recipients));
    let bcc = split(recipient_values(&form.bcc_recipients));
    let body = remove_editor_content(&form.body);
    let has_links = has_action_link(&body);
    SendPayload {
        context_id: form.loan_id.clone(),
        message_thread_id: existing_thread(form.message_thread_id.as_deref()).map(str::to_owned),
        message_type: MESSAGE_TYPE,
        subject: form.subject.as_deref().unwrap_or_default().trim().to_owned(),
        share_old_history: !form.history_withheld,
        attachments: form.attachments.clone(),
        has_links,
        labels: form.labels.clone(),
        in_reply_to_message: form.in_reply_to_message.clone(),
        to_user_names: names_of(&to.user_ids, &form.recipients),
        to_user_ids: to.user_ids,
        to_user_emails: to.emails,
        locked: form.locked,
        is_digest: form.is_digest_enabled || has_links,
        drafted_message_id: form.drafted_message_id.clone(),
        cc_user_emails: cc.emails,
        cc_user_ids: cc.user_ids,
        bcc_user_emails: bcc.emails,
        bcc_user_ids: bcc.user_ids,
        mentioned_user_ids: mentioned_user_ids(&body),
        body,
    }
}

/// A draft is a send payload with Cc and Bcc empty, and both kept in separate fields.
///
/// Returns the payload of the draft calls, with the entered Cc and Bcc.
///
/// Rule from messaging §3; ENTITY-50; resolution 72.
#[must_use]
pub fn draft_payload(form: &ComposeForm) -> DraftPayload {
    let entered = |recipients: &[Recipient]| recipient_values(recipients).map(str::to_owned).collect();
    DraftPayload {
        message: SendPayload {
            cc_user_emails: Vec::new(),
            cc_user_ids: Vec::new(),
            bcc_user_emails: Vec::new(),
            bcc_user_ids: Vec::new(),
            ..send_payload(form)
        },
        draft_cc_recipients: entered(&form.cc_recipients),
        draft_bcc_recipients: entered(&form.bcc_recipients),
    }
}

fn recipient_values(recipients: &[Recipient]) -> impl Iterator<Item = &str> {
    recipients.iter().map(|recipient| recipient.value.as_str())
}

/// Returns the names of these users; for duplicates, the first name.
fn names_of(ids: &[String], recipients: &[Recipient]) -> Vec<String> {
    let mut names: HashMap<&str, &str> = HashMap::with_capacity(recipients.len());
    for recipient in recipients {
        names.entry(recipient.value.trim()).or_insert(&recipient.label);
    }
    ids.iter().map(|id| names.get(id.as_str()).copied().unwrap_or_default().to_owned()).collect()
}
