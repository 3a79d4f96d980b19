//! The API types of drafts, templates, signatures and recipients.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{messaging::recipient::RecipientType, team::role::Role};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    entity::{document, message_template, signature},
    http::LimitedBody,
    membership::UserRef,
};

/// The filter of the recipient options.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct RecipientsQuery {
    /// Defaults to `ALL`.
    #[serde(default = "everyone", rename = "type")]
    #[param(inline)]
    pub kind: RecipientType,
}

const fn everyone() -> RecipientType {
    RecipientType::All
}

/// A possible recipient.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecipientOption {
    /// Their user id, or an address among the user's contacts.
    pub value: String,
    /// Their name.
    pub label: String,
    /// Whether it is the current user.
    pub is_me: bool,
    /// Whether they have a role on the loan. A person who was only invited has none.
    pub on_loan: bool,
    /// Whether they have a pending invitation to the loan.
    pub invited: bool,
    /// The role on the loan, or else the role at their company.
    pub role: Option<Role>,
    /// Whether borrowers see them on the loan.
    pub visible_to_borrower: bool,
    /// Whether they are a contact in a list that the user sees.
    pub is_contact: bool,
    /// The number of their tasks on the loan that the user may know of.
    pub task_count: u32,
    /// The document with their picture.
    pub avatar: Option<Uuid>,
    /// The person.
    pub user: UserRef,
}

/// The composer's content: the payload of the send route, with Cc and Bcc in separate fields.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DraftContent {
    /// The body as HTML, up to a million characters.
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
    /// The composer's content.
    #[serde(flatten)]
    pub content: DraftContent,
}

impl LimitedBody for CreateDraft {
    const KIND: &'static str = "message";
}

/// An update of a draft.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct UpdateDraft {
    /// The composer's content.
    #[serde(flatten)]
    pub content: DraftContent,
    /// The version that the update is based on.
    pub version: i32,
}

impl LimitedBody for UpdateDraft {
    const KIND: &'static str = "message";
}

/// A draft of the current user.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Draft {
    /// Its id.
    pub id: Uuid,
    /// The same id, under the composer's name for it.
    pub drafted_message_id: Uuid,
    /// The number of changes. An update must name the current version.
    pub version: i32,
    /// When it was first saved.
    pub created_date: DateTime<Utc>,
    /// The time when it was last saved.
    pub updated_date: DateTime<Utc>,
    /// The composer's content.
    #[serde(flatten)]
    pub content: DraftContent,
    /// The attached documents that still exist.
    pub documents: Vec<AttachedDocument>,
}

/// An attached document.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AttachedDocument {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its type.
    pub content_type: String,
    /// Its size in bytes.
    pub size: i64,
}

impl From<&document::Model> for AttachedDocument {
    fn from(row: &document::Model) -> Self {
        Self { id: row.id, name: row.name.clone(), content_type: row.mime_type.clone(), size: row.size }
    }
}

/// A number of items.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct Count {
    /// The number.
    pub count: u64,
}

/// A reusable message text.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageTemplate)]
pub(super) struct Template {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The text as HTML.
    pub body: String,
    /// Its owner.
    pub owner_id: Uuid,
}

impl From<message_template::Model> for Template {
    fn from(row: message_template::Model) -> Self {
        let message_template::Model { id, owner_id, name, body, .. } = row;
        Self { id, name, body, owner_id }
    }
}

/// A template to save. It always belongs to the user who saves it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SaveMessageTemplate)]
pub(super) struct SaveTemplate {
    /// Its name.
    pub name: String,
    /// The text as HTML.
    #[serde(default)]
    pub body: String,
    /// The template to update; omitted for a new one.
    #[serde(default)]
    pub id: Option<Uuid>,
    /// Ignored: the owner is the current user.
    #[serde(default)]
    #[allow(dead_code)] // required in the body by the specification
    pub owner_id: Option<Uuid>,
}

impl LimitedBody for SaveTemplate {
    const KIND: &'static str = "messageTemplate";
}

/// The signatures to list.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct SignaturesQuery {
    /// The user, which must be the current user.
    pub user_id: Uuid,
    /// The company they write for.
    pub company_id: Uuid,
}

/// A signature for the end of messages.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Signature {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The text as HTML.
    pub body: String,
    /// Its uses. At most one of a user's signatures has `NEW_MESSAGES`.
    pub used_ins: Vec<String>,
}

impl From<signature::Model> for Signature {
    fn from(row: signature::Model) -> Self {
        let signature::Model { id, name, body, used_ins, .. } = row;
        Self { id, name, body, used_ins: used_ins.0 }
    }
}

/// A signature to save.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SaveSignature {
    /// Its name.
    pub name: String,
    /// The text as HTML.
    #[serde(default)]
    pub body: String,
    /// Its uses.
    #[serde(default)]
    pub used_ins: Vec<String>,
    /// Its id, as in the path.
    #[serde(default)]
    #[allow(dead_code)] // required in the body by the specification
    pub id: Option<Uuid>,
}

impl LimitedBody for SaveSignature {
    const KIND: &'static str = "signature";
}
