//! What is answered.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::FromQueryResult;
use serde::Serialize;
use shared_rules::loans::review_status::ReviewStatus;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::membership::UserRef;

/// What waits on all loans one lends on.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Home {
    /// Documents that nobody has judged.
    pub to_review: DocumentsToReview,
    /// Requests that were sent back and not answered again.
    pub sent_back: RequestsSentBack,
    /// Who has open requests, the longest silent first; 12 at most.
    pub silent: Vec<SilentPerson>,
    /// What ends soon, or ended lately.
    pub expiring: Expiring,
    /// The loans by review status, those with loans alone.
    pub stages: Vec<LoansAtStatus>,
    /// What happened in the last 14 days, the latest first; 15 at most.
    pub latest: Vec<LatestEntry>,
    /// The company's documents in which no words are found, for its leads; nothing where there is none.
    pub unreadable: Option<DocumentsUnreadable>,
}

/// Documents whose text couldn't be read.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct DocumentsUnreadable {
    /// How many there are, up to a thousand.
    pub count: u32,
    /// Whether there are more of them.
    pub more: bool,
}

/// The documents to review that wait longest.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DocumentsToReview {
    /// How many there are in all; 501 for more than 500.
    pub total: u64,
    /// The same in words: "500+" for more than 500.
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
    /// When it was uploaded, or the version of it that is there now.
    pub uploaded_at: DateTime<Utc>,
    /// The name of who uploaded that.
    #[sea_orm(skip)]
    pub uploaded_by_name: String,
    /// The request it answers.
    pub element_id: Uuid,
    /// What that is called.
    pub element_name: String,
    /// The loan.
    pub loan_id: Uuid,
    /// What that is called.
    pub loan_name: String,
}

/// The requests sent back that wait longest for another answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RequestsSentBack {
    /// How many there are in all; 501 for more than 500.
    pub total: u64,
    /// The same in words: "500+" for more than 500.
    pub total_words: String,
    /// The first 12.
    pub content: Vec<RequestSentBack>,
}

/// A request that was sent back.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RequestSentBack {
    /// Its id.
    pub element_id: Uuid,
    /// What it is called.
    pub element_name: String,
    /// The loan.
    pub loan_id: Uuid,
    /// What that is called.
    pub loan_name: String,
    /// Why, in words.
    pub reason: Option<String>,
    /// When.
    pub at: Option<DateTime<Utc>>,
}

/// Somebody with open requests on a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SilentPerson {
    /// Who.
    pub user: UserRef,
    /// The loan.
    pub loan_id: Uuid,
    /// What that is called.
    pub loan_name: String,
    /// How many requests wait for them, those sent back among them.
    pub open: u32,
    /// When they last sent something; null where they never did.
    pub last_answered_at: Option<DateTime<Utc>>,
    /// Since when nothing came: then, or since they are on the loan.
    pub since: DateTime<Utc>,
}

/// Licences and documents that end soon or ended lately, the earliest first.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Expiring {
    /// Licences of people, for who may see them; 12 at most.
    pub licences: Vec<LicenceEnding>,
    /// Accepted documents of requests that want none older than some days; 12 at most.
    pub documents: Vec<DocumentEnding>,
}

/// Somebody whose licence ends within 90 days or has ended; the day stands on their card, where looking is on record.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LicenceEnding {
    /// Whose.
    pub user: UserRef,
    /// Whether it has ended.
    pub ended: bool,
    /// How it stands, in words.
    pub words: &'static str,
    /// A loan they are on.
    pub loan_id: Uuid,
    /// What that is called.
    pub loan_name: String,
}

/// An accepted document whose freshness ends.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DocumentEnding {
    /// The request it answers.
    pub element_id: Uuid,
    /// What that is called.
    pub element_name: String,
    /// The document's name.
    pub document_name: String,
    /// The loan.
    pub loan_id: Uuid,
    /// What that is called.
    pub loan_name: String,
    /// The last day on which it is fresh enough.
    pub until: NaiveDate,
    /// Whether that day is over.
    pub ended: bool,
}

/// The loans at a review status.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoansAtStatus {
    /// Which.
    pub review_status: ReviewStatus,
    /// How many.
    pub loans: i64,
    /// The sum of their amounts in whole dollars; loans without an amount count as none.
    pub amount: i64,
}

/// Something that happened to a request.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LatestEntry {
    /// Its id.
    pub id: Uuid,
    /// Who did it.
    pub actor: UserRef,
    /// What they did, read after their name.
    pub words: String,
    /// When.
    pub at: DateTime<Utc>,
    /// The request or folder.
    pub element_id: Uuid,
    /// What it is called.
    pub element_name: String,
    /// Whether it is deleted by now.
    pub element_deleted: bool,
    /// The loan.
    pub loan_id: Uuid,
    /// What that is called.
    pub loan_name: String,
}
