//! The API types of threads and messages.

use chrono::{DateTime, Utc};
use serde::Serialize;
use shared_rules::{messaging::reading::thread_visibility::ThreadCategory, team::role::Role};
use utoipa::ToSchema;
use uuid::Uuid;

use super::outside_addresses::WaitingAddresses;
use crate::membership::UserRef;

/// A conversation on a loan, as the current user sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Thread {
    /// Its id.
    pub id: Uuid,
    /// Its subject; null for a direct thread.
    pub title: Option<String>,
    /// Whether only its members see it.
    pub locked: bool,
    /// Whether it is for lenders only.
    pub lending_team: bool,
    /// Whether it is the loan's general thread, which everyone on the loan sees.
    pub general: bool,
    /// Whether it is closed for new messages.
    pub inactive: bool,
    /// The kind of conversation.
    pub message_thread_category: ThreadCategory,
    /// Its loan.
    pub loan_id: Uuid,
    /// The last message visible to the user.
    pub last_message: Option<LastMessage>,
    /// The time when that message was sent.
    pub last_message_date: Option<DateTime<Utc>>,
    /// The last message that the user hasn't read.
    pub last_unread_message_id: Option<Uuid>,
    /// The number of messages that the user hasn't read.
    pub unread_count: u64,
    /// Whether the user muted it.
    pub muted: bool,
    /// Its labels.
    pub labels: Vec<String>,
    /// Whether the user has a draft in it.
    pub has_draft: bool,
    /// The user who started it.
    pub created_by_user: Option<UserRef>,
    /// Its people that are visible to the user.
    pub users: Vec<ThreadUser>,
    /// The addresses that get its messages by email, without access to the loan.
    pub email_participants: Vec<EmailParticipant>,
    /// Whether the user may write in it.
    pub can_write: bool,
}

/// The last message of a thread.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LastMessage {
    /// Its id.
    pub id: Uuid,
    /// The beginning of its text.
    pub text_preview: String,
    /// The sender.
    pub from: UserRef,
    /// The time when it was sent.
    pub created_date: DateTime<Utc>,
    /// Whether it was deleted.
    pub deleted: bool,
}

/// A person in a thread.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ThreadUser {
    /// The person.
    pub user: UserRef,
    /// Their role on the loan.
    pub role: Role,
    /// Whether borrowers see them on the loan.
    pub visible_to_borrower: bool,
}

/// An address that gets the messages of a thread by email.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EmailParticipant {
    /// Its id.
    pub id: Uuid,
    /// The address, in lower case.
    pub address: String,
    /// The person who added it.
    pub added_by: UserRef,
    /// Whether it waits for a lender's approval. Shown to lenders and to the person who added it.
    pub waiting: bool,
    /// Whether the user may remove it.
    pub can_remove: bool,
}

/// An address that a message couldn't be delivered to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct UndeliveredEmail {
    /// The address.
    pub address: String,
    /// The text to show: the address and the reason.
    pub words: String,
}

/// A message, as the current user sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Message {
    /// Its id.
    pub id: Uuid,
    /// The body as sanitized HTML; empty once it is deleted.
    pub body: String,
    /// Its subject; empty for none.
    pub subject: String,
    /// Its number in the thread, from 1.
    pub seq: i64,
    /// The sender.
    pub from: UserRef,
    /// To: users.
    pub to_recipients: Vec<UserRef>,
    /// To: addresses.
    pub to_emails: Vec<String>,
    /// Cc: users.
    pub cc_recipients: Vec<UserRef>,
    /// Cc: addresses.
    pub cc_emails: Vec<String>,
    /// Bcc: users. The sender sees all, the recipient of a blind copy only themselves.
    pub bcc_recipients: Vec<UserRef>,
    /// Bcc: addresses, visible to the sender only.
    pub bcc_emails: Vec<String>,
    /// The time when it was received.
    pub processed_time: DateTime<Utc>,
    /// The time when it was sent.
    pub created_date: DateTime<Utc>,
    /// The time of its last change.
    pub updated_date: DateTime<Utc>,
    /// Whether it was edited.
    pub edited: bool,
    /// Whether it was deleted.
    pub deleted: bool,
    /// Its thread.
    pub message_thread: MessageThread,
    /// The attached files.
    pub documents: Vec<MessageDocument>,
    /// The URL of the original email, if the message came by email.
    pub original_message_content_url: Option<String>,
    /// The message that it replies to.
    pub in_reply_to_message: Option<RepliedTo>,
    /// The beginning of its text.
    pub text_preview: String,
    /// Whether the user hasn't read it.
    pub unread: bool,
    /// Whether the user marked it as important.
    pub important: bool,
    /// Whether it mentions the user.
    pub mentions_me: bool,
    /// Whether it is a digest.
    pub is_digest: bool,
    /// The outside addresses that wait for approval, visible to the sender and to lenders.
    pub outside_addresses_waiting: Option<WaitingAddresses>,
    /// The addresses that its email couldn't be delivered to, visible to the sender.
    pub undelivered: Vec<UndeliveredEmail>,
    /// The people who have read it and are visible to the user.
    pub read_by: Vec<ReadBy>,
    /// Whether the user may edit it.
    pub can_edit: bool,
    /// Whether the user may delete it.
    pub can_delete: bool,
    /// Whether the user may restore it.
    pub can_restore: bool,
    /// Whether the user may reply to it.
    pub can_reply: bool,
}

/// The thread of a message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MessageThread {
    /// Its id.
    pub id: Uuid,
    /// Its subject.
    pub title: Option<String>,
    /// The kind of conversation.
    pub message_thread_category: ThreadCategory,
}

/// A file attached to a message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MessageDocument {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its type.
    pub content_type: String,
    /// Its size in bytes.
    pub size: i64,
}

/// The message that another one replies to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RepliedTo {
    /// Its id.
    pub id: Uuid,
    /// The sender.
    pub from: UserRef,
    /// The beginning of its text.
    pub text_preview: String,
}

/// A person who has read a message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReadBy {
    /// The person.
    pub user: UserRef,
    /// The time when they read it.
    pub read_at: DateTime<Utc>,
}

/// A page of a thread's messages, newest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MessagePage {
    /// Its messages.
    pub content: Vec<Message>,
    /// The page number, from 0. The first page has the newest messages.
    pub page: u64,
    /// Messages per page.
    pub size: u64,
    /// The number of messages on all pages.
    pub total: u64,
    /// Whether this is the last page.
    pub last: bool,
}

/// A number of items.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct Count {
    /// The number.
    pub count: u64,
}

/// Unread messages by loan.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UnreadMap {
    /// The number by loan id. Loans without unread messages are omitted.
    pub unread_map: std::collections::BTreeMap<Uuid, u64>,
}

/// The original of a message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OriginalMessage {
    /// The original HTML, without anything that loads, runs, submits or navigates.
    pub html_content: String,
    /// Whether it had remote images, which are removed.
    pub remote_images: bool,
}
