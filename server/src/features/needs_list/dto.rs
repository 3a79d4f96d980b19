//! What is answered.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    needs_list::{
        element::{StorageType, VisibleAt},
        marks::PageMark,
        priority::PriorityType,
        request_state::AnswerState,
        review::{RejectReason, ReviewState},
    },
    sharing::SharePermission,
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{features::virus_check::VirusCheck, membership::UserRef};

/// A label on an element.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Modifier {
    /// What it says.
    pub title: String,
}

/// Why the last answer was sent back.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Rejection {
    /// Why, one of those that the rule `needs_list.reject_reasons` lists.
    pub reason: RejectReason,
    /// In the lender's own words.
    pub note: Option<String>,
    /// The lender's name.
    pub by_name: String,
    /// When.
    pub at: DateTime<Utc>,
    /// What is marked on the pages of the document; only where it is sent back itself.
    pub marked: Option<Marked>,
}

/// Places marked on the pages of a document.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Marked {
    /// The content they were drawn on, by its SHA-256; another one has other pages.
    pub sha256: String,
    /// In the order in which they were drawn, 50 at most.
    pub marks: Vec<PageMark>,
}

/// A document that answers a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Answer {
    /// The id of the answer.
    pub id: Uuid,
    /// The document's id.
    pub document_id: Uuid,
    /// Its name.
    pub document_name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
    /// The SHA-256 of its bytes, in hexadecimal; a verdict names it.
    pub sha256: String,
    /// Who uploaded it, or the version of it that is there now.
    pub uploaded_by_name: String,
    /// When that came.
    pub uploaded_at: DateTime<Utc>,
    /// What a lender said of it.
    pub review_state: AnswerState,
    /// Why it was sent back.
    pub rejection: Option<Rejection>,
    /// How far its virus check is, where there is something to say.
    pub virus_check: Option<VirusCheck>,
    /// For lenders, while it waits for them: that the day its text speaks of was longer ago than is asked, in words.
    pub stale: Option<String>,
    /// Where its bytes are, for this server only.
    #[serde(skip)]
    pub stored: Stored,
}

/// Where the bytes of a document are. It never goes over the wire.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    /// The key of the store.
    pub key: String,
    /// The SHA-256 of the bytes, in hexadecimal.
    pub checksum: String,
}

/// A file that shows what is asked for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Example {
    /// For this server only.
    #[serde(skip)]
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
}

/// Why a request doesn't apply.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NotApplicable {
    /// In the words of who said so.
    pub reason: String,
    /// Who said so.
    pub by_name: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// Somebody an element was given to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SharedInfo {
    /// As what.
    pub permissions: SharePermission,
    /// Whom it was given to.
    pub shared_with_user: UserRef,
    /// Who gave it.
    pub shared_by_user: UserRef,
}

/// A folder or file request on a loan.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NeedsListElement {
    /// Its id.
    pub id: Uuid,
    /// The folder it is in; null at the top.
    pub parent_id: Option<Uuid>,
    /// What it is called.
    pub name: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Hidden by hand.
    pub hidden: bool,
    /// The review status from which it shows.
    pub visible_at_status: Option<VisibleAt>,
    /// Its labels.
    pub modifiers: Vec<Modifier>,
    /// Its priority.
    pub priority_type: PriorityType,
    /// Its place among its brothers and sisters.
    pub position: i32,
    /// Counts its changes; a change names the version it was made to.
    pub version: i32,
    /// What is asked for, in the lender's words.
    pub description: Option<String>,
    /// The greatest age of a fitting document, in days.
    pub freshness_days: Option<i32>,
    /// The day by which it is hoped for.
    pub due_date: Option<NaiveDate>,
    /// Whether the loan does without it, too.
    pub optional: bool,
    /// How to come by it, as plain text; addresses in it become links.
    pub instructions: Option<String>,
    /// What lenders keep to themselves about it; nothing for others.
    pub internal_note: Option<String>,
    /// The element of a template it was made from.
    pub template_element_id: Option<Uuid>,
    /// What a fitting document looks like, when the template has a file for that.
    pub example: Option<Example>,
    /// How far its answer is.
    pub review_state: ReviewState,
    /// Why the last answer was sent back.
    pub rejection: Option<Rejection>,
    /// The latest of its answers.
    pub answer: Option<Answer>,
    /// All documents that answer it, the oldest first.
    pub answers: Vec<Answer>,
    /// Why it doesn't apply, if somebody said so.
    pub not_applicable: Option<NotApplicable>,
    /// How many comments the person may read.
    pub comment_count: i64,
    /// Whether something is on record that the person may read.
    pub has_history: bool,
    /// Whether rejected documents that another answer replaced stay with it as earlier versions.
    pub has_earlier_answers: bool,
    /// Whom it was given to.
    pub shared_info: Vec<SharedInfo>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
}

/// A needs list, flat: each folder before what it contains.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NeedsList {
    /// The elements the person may see.
    pub content: Vec<NeedsListElement>,
}
