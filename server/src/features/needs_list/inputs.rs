//! Request bodies and query parameters.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::Deserialize;
use shared_rules::{
    documents::uploads::same_content::DuplicateAction,
    loans::review_status::ReviewStatus,
    needs_list::{
        element::StorageType, page_marks::PageMark, priority::PriorityType, review::ReviewDecision,
    },
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Which elements to list.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ListQuery {
    /// The order of the list: only the conventional one, by folder, is supported.
    #[serde(default)]
    #[param(inline)]
    pub view: ListView,
    /// Only active elements are supported.
    #[serde(default)]
    #[param(inline)]
    pub status: ListStatus,
    /// Shows the list as this borrower or contact of the loan sees it; for lenders.
    #[serde(default)]
    pub as_user_id: Option<Uuid>,
    /// Shows the list as borrowers see it at this loan status; for lenders.
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
    /// Those that aren't deleted.
    #[default]
    Active,
}

/// A new element.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreateElement {
    /// The parent folder; null for the top.
    #[serde(default)]
    pub parent_id: Option<Uuid>,
    /// Its name.
    pub name: String,
    /// A folder or a file request.
    pub storage_type: StorageType,
    /// Its priority; UNSET if omitted.
    #[serde(default)]
    pub priority_type: PriorityType,
    /// The loan status from which it is visible; always visible if omitted.
    #[serde(default)]
    pub visible_at_status: Option<ReviewStatus>,
    /// Whether it is hidden.
    #[serde(default)]
    pub hidden: bool,
    /// The description of the requested document.
    #[serde(default)]
    pub description: Option<String>,
    /// The due date of a loan's request; a template has a number of days instead.
    #[serde(default)]
    pub due_date: Option<NaiveDate>,
    /// The maximum age of a document in days, from 1 to 3,650; requests only.
    #[serde(default)]
    pub freshness_days: Option<u32>,
    /// Whether the loan can do without it; requests only.
    #[serde(default)]
    pub optional: bool,
    /// How to obtain the document, as plain text in which URLs become links; requests only.
    #[serde(default)]
    pub instructions: Option<String>,
    /// A note for lenders; requests only.
    #[serde(default)]
    pub internal_note: Option<String>,
}

/// A change to an element: omitted fields stay the same, null clears a field.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UpdateElement {
    /// The version the change is based on.
    pub version: i32,
    /// Its name.
    #[serde(default)]
    pub name: Option<String>,
    /// Its priority.
    #[serde(default)]
    pub priority_type: Option<PriorityType>,
    /// Whether it is hidden.
    #[serde(default)]
    pub hidden: Option<bool>,
    /// The loan status from which it is visible.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<ReviewStatus>)]
    pub visible_at_status: Option<Option<ReviewStatus>>,
    /// The description of the requested document.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<String>)]
    pub description: Option<Option<String>>,
    /// The due date of a loan's request; a template has a number of days instead.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<NaiveDate>)]
    pub due_date: Option<Option<NaiveDate>>,
    /// The maximum age of a document in days, from 1 to 3,650; requests only.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<u32>)]
    pub freshness_days: Option<Option<u32>>,
    /// Whether the loan can do without it; requests only.
    #[serde(default)]
    pub optional: Option<bool>,
    /// How to obtain the document, as plain text in which URLs become links; requests only.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<String>)]
    pub instructions: Option<Option<String>>,
    /// A note for lenders; requests only.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<String>)]
    pub internal_note: Option<Option<String>>,
}

/// One or several documents that answer a request.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AnswerElement {
    /// A document of the same loan.
    pub document_id: Uuid,
    /// Further documents, added in the same transaction: all of them, or none.
    #[serde(default)]
    pub along_ids: Vec<Uuid>,
    /// The behavior if the same content already answers the request: accept it, or refuse it with the code
    /// `same-content`, so that the person can be asked.
    #[serde(default)]
    pub on_same: DuplicateAction,
}

/// A lender's verdict on the documents that answer a request.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReviewElement {
    /// Accept, reject, or set back to submitted.
    pub decision: ReviewDecision,
    /// The code of the reason for a rejection.
    #[serde(default)]
    pub reason: Option<String>,
    /// A note in the lender's own words.
    #[serde(default)]
    pub note: Option<String>,
    /// The documents to review; all if omitted.
    #[serde(default)]
    pub document_ids: Option<Vec<Uuid>>,
    /// The version of the request that the client saw; the current one if omitted.
    #[serde(default)]
    pub version: Option<i32>,
    /// The documents as the client showed them: changed content is refused with the code `newer-than-shown`. A verdict
    /// on a not-applicable claim names `version` instead.
    #[serde(default)]
    pub shown: Vec<ShownDocument>,
    /// Marks on the pages of the rejected documents.
    #[serde(default)]
    pub marked: Vec<MarkedDocument>,
}

/// A document as the client showed it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShownDocument {
    /// The document.
    pub document_id: Uuid,
    /// The SHA-256 of the content that was shown, in hexadecimal.
    pub sha256: String,
}

/// A document with marks on its pages.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MarkedDocument {
    /// One of the reviewed documents.
    pub document_id: Uuid,
    /// The SHA-256 of the content they were drawn on: newer content isn’t rejected with them.
    pub sha256: String,
    /// The marks, as the rule `needs_list.page_marks` accepts them.
    pub marks: Vec<PageMark>,
}

/// Requests on which everything that waits is accepted.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AcceptElements {
    /// The requests, at most 500; those that don't wait for review stay as they are.
    pub element_ids: Vec<Uuid>,
    /// The waiting documents as the client showed them: if the content of one changed, nothing is accepted, with the
    /// code `newer-than-shown`.
    #[serde(default)]
    pub shown: Vec<ShownDocument>,
    /// The versions of the requests with a not-applicable claim, by request id, as the client showed them.
    #[serde(default)]
    pub versions: BTreeMap<Uuid, i32>,
}

/// Undoes the person's last action on each of several elements.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct UndoSeveral {
    /// The current version of each element, by its id; at most 500.
    pub versions: BTreeMap<Uuid, i32>,
}

/// Undoes the person's last action on an element.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub(super) struct UndoElement {
    /// The current version of the element.
    pub version: i32,
}

/// Why a request doesn't apply.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct SayNotApplicable {
    /// The reason, in the person's own words.
    pub reason: String,
}
