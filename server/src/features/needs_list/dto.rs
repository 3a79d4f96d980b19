//! Response bodies.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    needs_list::{
        element::{StorageType, VisibleAt},
        page_marks::PageMark,
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
pub(crate) struct ElementModifier {
    /// Its text.
    pub title: String,
}

/// Why the last answer was rejected.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AnswerRejection {
    /// The reason, one of those that the rule `needs_list.reject_reasons` lists.
    pub reason: RejectReason,
    /// A note in the lender's own words.
    pub note: Option<String>,
    /// The lender's name.
    pub by_name: String,
    /// When it was rejected.
    pub at: DateTime<Utc>,
    /// The marks on the document's pages; only if this document was rejected.
    pub marked: Option<DocumentMarks>,
}

/// Marks on the pages of a document.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct DocumentMarks {
    /// The SHA-256 of the content they were drawn on; other content has other pages.
    pub sha256: String,
    /// In drawing order, at most 50.
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
    /// The SHA-256 of its bytes, in hexadecimal; a verdict refers to it.
    pub sha256: String,
    /// The uploader of its current version.
    pub uploaded_by_name: String,
    /// When that version was uploaded.
    pub uploaded_at: DateTime<Utc>,
    /// Whether that version was sent with an emailed upload link, without a sign-in.
    pub sent_by_link: bool,
    /// The lender's verdict.
    pub review_state: AnswerState,
    /// Why it was rejected.
    pub rejection: Option<AnswerRejection>,
    /// The status of its virus check, where there is something to show.
    pub virus_check: Option<VirusCheck>,
    /// For lenders, while it waits for review: a text saying that its statement date is older than the request allows.
    pub stale: Option<String>,
    /// Where its bytes are stored; never sent.
    #[serde(skip)]
    pub stored: StoredBytes,
}

/// Where the bytes of a document are stored. Never sent to clients.
#[derive(Clone, Debug)]
pub(crate) struct StoredBytes {
    /// The storage key.
    pub key: String,
    /// The SHA-256 of the bytes, in hexadecimal.
    pub checksum: String,
}

/// An example file for a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExampleFile {
    /// Its id; never sent.
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
    /// The reason, in the person's own words.
    pub reason: String,
    /// The person who claimed it.
    pub by_name: String,
    /// When it was claimed.
    pub at: DateTime<Utc>,
}

/// A share of an element with a user.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SharedInfo {
    /// The permissions of the share.
    pub permissions: SharePermission,
    /// The user it is shared with.
    pub shared_with_user: UserRef,
    /// The user who shared it.
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
    /// Its name.
    pub name: String,
    /// A folder or a file request.
    pub storage_type: StorageType,
    /// Whether a lender hid it.
    pub hidden: bool,
    /// The loan status from which it is visible.
    pub visible_at_status: Option<VisibleAt>,
    /// Its labels.
    pub modifiers: Vec<ElementModifier>,
    /// Its priority.
    pub priority_type: PriorityType,
    /// Its position in its folder.
    pub position: i32,
    /// Its revision; a change names the version it was based on.
    pub version: i32,
    /// The description of the requested document, in the lender's words.
    pub description: Option<String>,
    /// The maximum age of a document, in days.
    pub freshness_days: Option<i32>,
    /// The due date.
    pub due_date: Option<NaiveDate>,
    /// Whether the loan can do without it.
    pub optional: bool,
    /// How to obtain the document, as plain text; URLs in it become links.
    pub instructions: Option<String>,
    /// A note for lenders; none for others.
    pub internal_note: Option<String>,
    /// The template element it was created from.
    pub template_element_id: Option<Uuid>,
    /// An example document, if the template has one.
    pub example: Option<ExampleFile>,
    /// Its review state.
    pub review_state: ReviewState,
    /// Why the last answer was rejected.
    pub rejection: Option<AnswerRejection>,
    /// Its latest answer.
    pub answer: Option<Answer>,
    /// All documents that answer it, oldest first.
    pub answers: Vec<Answer>,
    /// Why it doesn't apply, if claimed.
    pub not_applicable: Option<NotApplicable>,
    /// How many comments the person can read.
    pub comment_count: i64,
    /// Whether it has history entries that the person can read.
    pub has_history: bool,
    /// Whether it has earlier versions: rejected documents that another answer replaced.
    pub has_earlier_answers: bool,
    /// The users it is shared with.
    pub shared_info: Vec<SharedInfo>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
}

/// A flat needs list: each folder before its contents.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NeedsList {
    /// The elements the person may see.
    pub content: Vec<NeedsListElement>,
}
