//! Threads and messages as they go over the wire.

use chrono::{DateTime, Utc};
use serde::Serialize;
use shared_rules::{messaging::reading::thread::ThreadCategory, team::role::Role};
use utoipa::ToSchema;
use uuid::Uuid;

use super::outside::WaitingAddresses;
use crate::membership::UserRef;

/// A conversation on a loan, as one person sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Thread {
    /// Its id.
    pub id: Uuid,
    /// Its subject; none between people without one.
    pub title: Option<String>,
    /// Whether it is private.
    pub locked: bool,
    /// Whether it is for lenders only.
    pub lending_team: bool,
    /// Whether it is the loan's own, for everybody on it.
    pub general: bool,
    /// Whether nothing can be added to it.
    pub inactive: bool,
    /// What kind of conversation it is.
    pub message_thread_category: ThreadCategory,
    /// Its loan.
    pub loan_id: Uuid,
    /// The last message that one sees.
    pub last_message: Option<LastMessage>,
    /// When that was sent.
    pub last_message_date: Option<DateTime<Utc>>,
    /// The last message that one hasn't read.
    pub last_unread_message_id: Option<Uuid>,
    /// How many one hasn't read.
    pub unread_count: u64,
    /// Whether one muted it.
    pub muted: bool,
    /// What stands on it.
    pub labels: Vec<String>,
    /// Whether one has a draft in it.
    pub has_draft: bool,
    /// Who began it.
    pub created_by_user: Option<UserRef>,
    /// Who is in it, as far as one sees them.
    pub users: Vec<ThreadUser>,
    /// The addresses that get its messages by email, without access to the loan.
    pub email_participants: Vec<EmailParticipant>,
    /// Whether one may write in it.
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
    /// Who sent it.
    pub from: UserRef,
    /// When.
    pub created_date: DateTime<Utc>,
    /// Whether it was deleted.
    pub deleted: bool,
}

/// Somebody in a thread.
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
    /// The address, in small letters.
    pub address: String,
    /// The person who added it.
    pub added_by: UserRef,
    /// Whether it waits for approval by a lender, for lenders and for the person who added it.
    pub waiting: bool,
    /// Whether one may remove it.
    pub can_remove: bool,
}

/// A message, as one person sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Message {
    /// Its id.
    pub id: Uuid,
    /// What it says, as safe HTML; empty once it is deleted.
    pub body: String,
    /// Its subject; empty for none.
    pub subject: String,
    /// Its number in the thread, from 1.
    pub seq: i64,
    /// Who sent it.
    pub from: UserRef,
    /// To: people.
    pub to_recipients: Vec<UserRef>,
    /// To: addresses.
    pub to_emails: Vec<String>,
    /// Cc: people.
    pub cc_recipients: Vec<UserRef>,
    /// Cc: addresses.
    pub cc_emails: Vec<String>,
    /// Bcc: people, for the sender; for somebody with a blind copy themselves alone.
    pub bcc_recipients: Vec<UserRef>,
    /// Bcc: addresses, for the sender alone.
    pub bcc_emails: Vec<String>,
    /// When it was taken in.
    pub processed_time: DateTime<Utc>,
    /// When it was sent.
    pub created_date: DateTime<Utc>,
    /// When it changed last.
    pub updated_date: DateTime<Utc>,
    /// Whether its words were changed.
    pub edited: bool,
    /// Whether it was deleted.
    pub deleted: bool,
    /// Its thread.
    pub message_thread: MessageThread,
    /// The files that came with it.
    pub documents: Vec<MessageDocument>,
    /// Where the mail that it was can be read, if it was one.
    pub original_message_content_url: Option<String>,
    /// What it answers.
    pub in_reply_to_message: Option<RepliedTo>,
    /// The beginning of its text.
    pub text_preview: String,
    /// Whether one hasn't read it.
    pub unread: bool,
    /// Whether one marked it as important.
    pub important: bool,
    /// Whether it mentions one.
    pub mentions_me: bool,
    /// Whether it is a digest.
    pub is_digest: bool,
    /// The outside addresses that wait for approval, for its sender and for lenders.
    pub outside_addresses_waiting: Option<WaitingAddresses>,
    /// Who has read it, as far as one sees them.
    pub read_by: Vec<ReadBy>,
    /// Whether one may change its words.
    pub can_edit: bool,
    /// Whether one may delete it.
    pub can_delete: bool,
    /// Whether one may take its deletion back.
    pub can_restore: bool,
    /// Whether one may answer it.
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
    /// What kind of conversation it is.
    pub message_thread_category: ThreadCategory,
}

/// A file that came with a message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MessageDocument {
    /// Its id.
    pub id: Uuid,
    /// What it is called.
    pub name: String,
    /// Its type.
    pub content_type: String,
    /// Its bytes.
    pub size: i64,
}

/// What a message answers.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RepliedTo {
    /// Its id.
    pub id: Uuid,
    /// Who sent it.
    pub from: UserRef,
    /// The beginning of its text.
    pub text_preview: String,
}

/// Somebody who has read a message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReadBy {
    /// The person.
    pub user: UserRef,
    /// When.
    pub read_at: DateTime<Utc>,
}

/// A page of a thread, the newest message first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MessagePage {
    /// Its messages.
    pub content: Vec<Message>,
    /// The page, from 0; the last messages are on the first.
    pub page: u64,
    /// Messages a page.
    pub size: u64,
    /// Messages on all pages.
    pub total: u64,
    /// Whether no older message follows.
    pub last: bool,
}

/// How many there are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct Count {
    /// The number.
    pub count: u64,
}

/// Unread messages by loan.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UnreadMap {
    /// The number by the loan's id; loans without one are left out.
    pub unread_map: std::collections::BTreeMap<Uuid, u64>,
}

/// A message as it came.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OriginalMessage {
    /// Its HTML as it came, without anything that fetches, runs, submits or navigates.
    pub html_content: String,
    /// Whether it had pictures from elsewhere, which are left out.
    pub remote_images: bool,
}
