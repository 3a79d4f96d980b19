//! What is asked.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::Deserialize;
use shared_rules::{
    documents::uploading::same_content::OnSame,
    loans::review_status::ReviewStatus,
    needs_list::{element::StorageType, marks::PageMark, priority::PriorityType, review::ReviewDecision},
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Which elements are asked for.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ListQuery {
    /// The order of the list: only the conventional one, by folder, is known.
    #[serde(default)]
    #[param(inline)]
    pub view: ListView,
    /// Only those in force are known.
    #[serde(default)]
    #[param(inline)]
    pub status: ListStatus,
    /// The list as this borrower or contact of the loan sees it; for lenders.
    #[serde(default)]
    pub as_user_id: Option<Uuid>,
    /// The list as borrowers see it when the loan stands at this status; for lenders.
    #[serde(default)]
    #[param(inline)]
    pub at_status: Option<ReviewStatus>,
}

/// The order of a list.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum ListView {
    /// By folder.
    #[default]
    Conventional,
}

/// Which elements a list holds.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum ListStatus {
    /// Those not deleted.
    #[default]
    Active,
}

/// A new element.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreateElement {
    /// The folder to put it in; null for the top.
    #[serde(default)]
    pub parent_id: Option<Uuid>,
    /// What it is called.
    pub name: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Its priority; UNSET without.
    #[serde(default)]
    pub priority_type: PriorityType,
    /// The review status from which it shows; from the start without.
    #[serde(default)]
    pub visible_at_status: Option<ReviewStatus>,
    /// Hidden by hand.
    #[serde(default)]
    pub hidden: bool,
    /// What is asked for.
    #[serde(default)]
    pub description: Option<String>,
    /// The day by which a loan's request is hoped for; a template has days instead.
    #[serde(default)]
    pub due_date: Option<NaiveDate>,
    /// So many days old a document may be, from 1 to 3,650; requests only.
    #[serde(default)]
    pub freshness_days: Option<u32>,
    /// Whether the loan does without it, too; requests only.
    #[serde(default)]
    pub optional: bool,
    /// How to come by it, as plain text in which addresses become links; requests only.
    #[serde(default)]
    pub instructions: Option<String>,
    /// For lenders alone; requests only.
    #[serde(default)]
    pub internal_note: Option<String>,
}

/// A change to an element: what is left out stays, null clears.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UpdateElement {
    /// The version the change was made to.
    pub version: i32,
    /// What it is called.
    #[serde(default)]
    pub name: Option<String>,
    /// Its priority.
    #[serde(default)]
    pub priority_type: Option<PriorityType>,
    /// Hidden by hand.
    #[serde(default)]
    pub hidden: Option<bool>,
    /// The review status from which it shows.
    #[serde(default, deserialize_with = "crate::http::given")]
    #[schema(value_type = Option<ReviewStatus>)]
    pub visible_at_status: Option<Option<ReviewStatus>>,
    /// What is asked for.
    #[serde(default, deserialize_with = "crate::http::given")]
    #[schema(value_type = Option<String>)]
    pub description: Option<Option<String>>,
    /// The day by which a loan's request is hoped for; a template has days instead.
    #[serde(default, deserialize_with = "crate::http::given")]
    #[schema(value_type = Option<NaiveDate>)]
    pub due_date: Option<Option<NaiveDate>>,
    /// So many days old a document may be, from 1 to 3,650; requests only.
    #[serde(default, deserialize_with = "crate::http::given")]
    #[schema(value_type = Option<u32>)]
    pub freshness_days: Option<Option<u32>>,
    /// Whether the loan does without it, too; requests only.
    #[serde(default)]
    pub optional: Option<bool>,
    /// How to come by it, as plain text in which addresses become links; requests only.
    #[serde(default, deserialize_with = "crate::http::given")]
    #[schema(value_type = Option<String>)]
    pub instructions: Option<Option<String>>,
    /// For lenders alone; requests only.
    #[serde(default, deserialize_with = "crate::http::given")]
    #[schema(value_type = Option<String>)]
    pub internal_note: Option<Option<String>>,
}

/// A document that answers a request, or several that come at once.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AnswerElement {
    /// A document of the same loan.
    pub document_id: Uuid,
    /// Further ones that come along, as one change with it: all of them, or none.
    #[serde(default)]
    pub along_ids: Vec<Uuid>,
    /// What to do when its content answers the request already: take it, or refuse it with the code
    /// `same-content`, so that the person can be asked.
    #[serde(default)]
    pub on_same: OnSame,
}

/// A lender's verdict on the documents that answer a request.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReviewElement {
    /// Accepted, rejected, or back to submitted.
    pub decision: ReviewDecision,
    /// Why it is rejected, by name.
    #[serde(default)]
    pub reason: Option<String>,
    /// In the lender's own words.
    #[serde(default)]
    pub note: Option<String>,
    /// The documents it is about; all without.
    #[serde(default)]
    pub document_ids: Option<Vec<Uuid>>,
    /// The version of the request that was looked at; without it, the present one.
    #[serde(default)]
    pub version: Option<i32>,
    /// The documents as they were shown: another content of one isn't judged, with the code `newer-than-shown`. A verdict
    /// on the reason why the request doesn't apply names `version` instead.
    #[serde(default)]
    pub shown: Vec<ShownDocument>,
    /// What is marked on the pages of those that are rejected.
    #[serde(default)]
    pub marked: Vec<MarkedDocument>,
}

/// A document as it was shown.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShownDocument {
    /// The document.
    pub document_id: Uuid,
    /// The SHA-256 of the content that was shown, in hexadecimal.
    pub sha256: String,
}

/// A document on whose pages places are marked.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MarkedDocument {
    /// One of those that the verdict is about.
    pub document_id: Uuid,
    /// The content they were drawn on, by its SHA-256: a newer one isn’t sent back with them.
    pub sha256: String,
    /// The places, as the rule `needs_list.page_marks` takes them.
    pub marks: Vec<PageMark>,
}

/// Requests of which everything that waits is accepted.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AcceptElements {
    /// The requests, 500 at most; those that wait for nothing stay as they are.
    pub element_ids: Vec<Uuid>,
    /// The documents that wait on them, as they were shown: where one has another content, nothing is accepted, with the
    /// code `newer-than-shown`.
    #[serde(default)]
    pub shown: Vec<ShownDocument>,
    /// The versions, by request id, of the requests that don't apply, as they were shown.
    #[serde(default)]
    pub versions: BTreeMap<Uuid, i32>,
}

/// What is taken back on several elements: the last thing the person did to each.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct UndoSeveral {
    /// The version that each element has since, by its id; 500 at most.
    pub versions: BTreeMap<Uuid, i32>,
}

/// What is taken back: the last thing the person did to an element.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub(super) struct UndoElement {
    /// The version that the element has since.
    pub version: i32,
}

/// Why a request doesn't apply.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct SayNotApplicable {
    /// In the person's own words.
    pub reason: String,
}
