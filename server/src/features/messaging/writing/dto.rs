//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{messaging::recipient::RecipientType, team::role::Role};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    entity::{document, message_template, signature},
    http::Limited,
    membership::UserRef,
};

/// Which people of a loan to offer.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct RecipientsQuery {
    /// `ALL` unless told.
    #[serde(default = "everyone", rename = "type")]
    #[param(inline)]
    pub kind: RecipientType,
}

const fn everyone() -> RecipientType {
    RecipientType::All
}

/// Somebody one can write to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecipientOption {
    /// Their user id, or an address among the viewer's contacts.
    pub value: String,
    /// Their name.
    pub label: String,
    /// Whether it is oneself.
    pub is_me: bool,
    /// Whether they have a role on the loan; who was only asked to join has none.
    pub on_loan: bool,
    /// Whether an invitation to the loan waits for their answer.
    pub invited: bool,
    /// The role on the loan; without one the role at their company.
    pub role: Option<Role>,
    /// Whether borrowers see them on the loan.
    pub visible_to_borrower: bool,
    /// Whether they are a contact in a list that one sees.
    pub is_contact: bool,
    /// How many tasks they have on the loan, as far as one may know.
    pub task_count: u32,
    /// The document with their picture.
    pub avatar: Option<Uuid>,
    /// The person.
    pub user: UserRef,
}

/// What a composer holds: the payload of the send call with Cc and Bcc empty, and both in fields of their own.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DraftContent {
    /// HTML, up to a million characters.
    #[serde(default)]
    #[schema(required)]
    pub body: String,
    /// The loan.
    pub context_id: Uuid,
    /// The thread, if it exists.
    #[serde(default)]
    pub message_thread_id: Option<Uuid>,
    /// The kind of message.
    #[serde(default)]
    #[schema(required)]
    pub message_type: String,
    /// The subject; empty for none.
    #[serde(default)]
    #[schema(required)]
    pub subject: String,
    /// Whether new people of the thread see its older messages.
    #[serde(default = "yes")]
    #[schema(required)]
    pub share_old_history: bool,
    /// The ids of attached documents.
    #[serde(default)]
    #[schema(required)]
    pub attachments: Vec<Uuid>,
    /// Whether the body links to an action.
    #[serde(default)]
    #[schema(required)]
    pub has_links: bool,
    /// Labels for the thread.
    #[serde(default)]
    #[schema(required)]
    pub labels: Vec<String>,
    /// The message it replies to.
    #[serde(default)]
    pub in_reply_to_message: Option<Uuid>,
    /// To: users.
    #[serde(default)]
    #[schema(required)]
    pub to_user_ids: Vec<String>,
    /// To: the users' names.
    #[serde(default)]
    #[schema(required)]
    pub to_user_names: Vec<String>,
    /// To: addresses, valid or not yet.
    #[serde(default)]
    #[schema(required)]
    pub to_user_emails: Vec<String>,
    /// Whether the thread is to be private.
    #[serde(default)]
    #[schema(required)]
    pub locked: bool,
    /// Whether the body is a digest.
    #[serde(default)]
    #[schema(required)]
    pub is_digest: bool,
    /// Empty in drafts.
    #[serde(default)]
    #[schema(required)]
    pub cc_user_emails: Vec<String>,
    /// Empty in drafts.
    #[serde(default)]
    #[schema(required)]
    pub cc_user_ids: Vec<String>,
    /// Empty in drafts.
    #[serde(default)]
    #[schema(required)]
    pub bcc_user_emails: Vec<String>,
    /// Empty in drafts.
    #[serde(default)]
    #[schema(required)]
    pub bcc_user_ids: Vec<String>,
    /// Users that the body mentions.
    #[serde(default)]
    #[schema(required)]
    pub mentioned_user_ids: Vec<String>,
    /// Cc as entered: user ids and addresses.
    #[serde(default)]
    #[schema(required)]
    pub draft_cc_recipients: Vec<String>,
    /// Bcc as entered.
    #[serde(default)]
    #[schema(required)]
    pub draft_bcc_recipients: Vec<String>,
}

const fn yes() -> bool {
    true
}

/// A new draft.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct CreateDraft {
    /// What the composer holds.
    #[serde(flatten)]
    pub content: DraftContent,
}

impl Limited for CreateDraft {
    const KIND: &'static str = "message";
}

/// A draft, saved again.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct UpdateDraft {
    /// What the composer holds.
    #[serde(flatten)]
    pub content: DraftContent,
    /// The version of the draft that was changed.
    pub version: i32,
}

impl Limited for UpdateDraft {
    const KIND: &'static str = "message";
}

/// A draft of one's own.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Draft {
    /// Its id.
    pub id: Uuid,
    /// The same, under the name that the composer knows it by.
    pub drafted_message_id: Uuid,
    /// Counts the changes: the next one names it.
    pub version: i32,
    /// When it was first saved.
    pub created_date: DateTime<Utc>,
    /// When it was saved last.
    pub updated_date: DateTime<Utc>,
    /// What the composer holds.
    #[serde(flatten)]
    pub content: DraftContent,
    /// The attached documents that are still there.
    pub documents: Vec<AttachedDocument>,
}

/// A document that is attached.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AttachedDocument {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its type.
    pub content_type: String,
    /// Its bytes.
    pub size: i64,
}

impl From<&document::Model> for AttachedDocument {
    fn from(row: &document::Model) -> Self {
        Self { id: row.id, name: row.name.clone(), content_type: row.mime_type.clone(), size: row.size }
    }
}

/// How many there are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct Count {
    /// That many.
    pub count: u64,
}

/// A text that its owner writes again and again.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageTemplate)]
pub(super) struct Template {
    /// Its id.
    pub id: Uuid,
    /// What it is called.
    pub name: String,
    /// HTML.
    pub body: String,
    /// Whose it is.
    pub owner_id: Uuid,
}

impl From<message_template::Model> for Template {
    fn from(row: message_template::Model) -> Self {
        let message_template::Model { id, owner_id, name, body, .. } = row;
        Self { id, name, body, owner_id }
    }
}

/// A template to keep. It is its sender's, whatever it says of its owner.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SaveMessageTemplate)]
pub(super) struct SaveTemplate {
    /// What it is called.
    pub name: String,
    /// HTML.
    #[serde(default)]
    pub body: String,
    /// The template to change; a new one has none.
    #[serde(default)]
    pub id: Option<Uuid>,
    /// Whose it is; the server knows by itself.
    #[serde(default)]
    #[allow(dead_code)] // part of the body by the specification
    pub owner_id: Option<Uuid>,
}

impl Limited for SaveTemplate {
    const KIND: &'static str = "messageTemplate";
}

/// Whose signatures.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct SignaturesQuery {
    /// The person: oneself.
    pub user_id: Uuid,
    /// The company they write for.
    pub company_id: Uuid,
}

/// What somebody ends their messages with.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Signature {
    /// Its id.
    pub id: Uuid,
    /// What it is called.
    pub name: String,
    /// HTML.
    pub body: String,
    /// What it is used for: one of them for `NEW_MESSAGES`.
    pub used_ins: Vec<String>,
}

impl From<signature::Model> for Signature {
    fn from(row: signature::Model) -> Self {
        let signature::Model { id, name, body, used_ins, .. } = row;
        Self { id, name, body, used_ins: used_ins.0 }
    }
}

/// A signature to keep.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SaveSignature {
    /// What it is called.
    pub name: String,
    /// HTML.
    #[serde(default)]
    pub body: String,
    /// What it is used for.
    #[serde(default)]
    pub used_ins: Vec<String>,
    /// Its id, as in the path.
    #[serde(default)]
    #[allow(dead_code)] // part of the body by the specification
    pub id: Option<Uuid>,
}

impl Limited for SaveSignature {
    const KIND: &'static str = "signature";
}
