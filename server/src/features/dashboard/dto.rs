//! The API types of the dashboard.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::FromQueryResult;
use serde::Serialize;
use shared_rules::loans::review_status::ReviewStatus;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::membership::UserRef;

/// The tasks on all loans of a lender.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct HomeDashboard {
    /// The documents that haven't been reviewed.
    pub to_review: DocumentsToReview,
    /// The requests that were returned and not answered again.
    pub sent_back: RequestsSentBack,
    /// People with open requests, the longest silent first; at most 12.
    pub silent: Vec<SilentPerson>,
    /// Documents and licenses that expire soon, or expired lately.
    pub expiring: ExpiringItems,
    /// The loans by review status, for statuses with loans.
    pub stages: Vec<LoansAtStatus>,
    /// The events of the last 14 days, latest first; at most 15.
    pub latest: Vec<LatestEntry>,
    /// The company's unreadable documents, for its leads; null if there are none.
    pub unreadable: Option<DocumentsUnreadable>,
}

/// Documents whose text couldn't be read.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct DocumentsUnreadable {
    /// The number, up to a thousand.
    pub count: u32,
    /// Whether there are more.
    pub more: bool,
}

/// The documents that have waited longest for review.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DocumentsToReview {
    /// The total number; 501 for more than 500.
    pub total: u64,
    /// The total as text: "500+" for more than 500.
    pub total_words: String,
    /// The 50 that were sent first, in the order of the rule `needs_list.review_queue`.
    pub content: Vec<DocumentToReview>,
}

/// A document to review.
#[derive(Clone, Debug, FromQueryResult, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DocumentToReview {
    /// Its id.
    pub document_id: Uuid,
    /// Its name.
    pub document_name: String,
    /// The upload time of the current version.
    pub uploaded_at: DateTime<Utc>,
    /// The name of the current version's uploader.
    #[sea_orm(skip)]
    pub uploaded_by_name: String,
    /// The request that it answers.
    pub element_id: Uuid,
    /// The request's name.
    pub element_name: String,
    /// The loan.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
}

/// The returned requests that have waited longest for a new answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RequestsSentBack {
    /// The total number; 501 for more than 500.
    pub total: u64,
    /// The total as text: "500+" for more than 500.
    pub total_words: String,
    /// The first 12.
    pub content: Vec<RequestSentBack>,
}

/// A returned request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RequestSentBack {
    /// Its id.
    pub element_id: Uuid,
    /// Its name.
    pub element_name: String,
    /// The loan.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
    /// The reason as text.
    pub reason: Option<String>,
    /// The time when it was returned.
    pub at: Option<DateTime<Utc>>,
}

/// A person with open requests on a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SilentPerson {
    /// The person.
    pub user: UserRef,
    /// The loan.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
    /// The number of requests that wait for them, including returned ones.
    pub open: u32,
    /// The time when they last sent something; null if they never did.
    pub last_answered_at: Option<DateTime<Utc>>,
    /// Since when nothing was sent: that time, or the time when they joined the loan.
    pub since: DateTime<Utc>,
}

/// Licenses and documents that expire soon or expired lately, the earliest first.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ExpiringItems {
    /// People's licenses, for users who may see them; at most 12.
    pub licences: Vec<LicenceEnding>,
    /// Accepted documents of requests with a maximum age; at most 12.
    pub documents: Vec<DocumentEnding>,
}

/// A person whose license expires within 90 days or has expired. The date is on their card, where views are logged.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LicenceEnding {
    /// The person.
    pub user: UserRef,
    /// Whether it has expired.
    pub ended: bool,
    /// Its status as text.
    pub words: &'static str,
    /// A loan they are on.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
}

/// An accepted document that reaches its maximum age.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DocumentEnding {
    /// The request that it answers.
    pub element_id: Uuid,
    /// The request's name.
    pub element_name: String,
    /// The document's name.
    pub document_name: String,
    /// The loan.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
    /// The last day on which it is recent enough.
    pub until: NaiveDate,
    /// Whether that day has passed.
    pub ended: bool,
}

/// The loans at a review status.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoansAtStatus {
    /// The status.
    pub review_status: ReviewStatus,
    /// The number of loans.
    pub loans: i64,
    /// The sum of their amounts in whole dollars; loans without an amount count as zero.
    pub amount: i64,
}

/// An event in a request's history.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LatestEntry {
    /// Its id.
    pub id: Uuid,
    /// The person who did it.
    pub actor: UserRef,
    /// The action, as text that follows their name.
    pub words: String,
    /// The time.
    pub at: DateTime<Utc>,
    /// The request or folder.
    pub element_id: Uuid,
    /// Its name.
    pub element_name: String,
    /// Whether it has been deleted.
    pub element_deleted: bool,
    /// The loan.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
}
