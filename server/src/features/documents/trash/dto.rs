//! The request and response bodies.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::super::dto::Document;

/// The trash of a loan, as a person sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct LoanTrash {
    /// How many days a document stays in the trash.
    pub days: u32,
    /// Whether the person may delete permanently.
    pub may_erase: bool,
    /// Whether there are more than these.
    pub more: bool,
    /// The documents, latest first.
    pub content: Vec<TrashedDocument>,
}

/// A deleted document.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct TrashedDocument {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
    /// The name of the uploader.
    pub uploaded_by_name: String,
    /// The name of the person who deleted it, if known.
    pub deleted_by_name: Option<String>,
    /// When it was deleted.
    pub deleted_at: DateTime<Utc>,
    /// When it is deleted permanently.
    pub goes_at: DateTime<Utc>,
    /// How many days it can still be restored.
    pub days_left: u32,
    /// The requests that it answered, as far as the person sees them.
    pub requests: Vec<TrashedRequest>,
}

/// A request that a deleted document answered.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct TrashedRequest {
    /// Its name.
    pub name: String,
    /// Whether it was deleted too.
    pub deleted: bool,
}

/// A document that was restored.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct RestoredDocument {
    /// The document.
    pub document: Document,
    /// The names of the requests that it answers again; none when it is back in its uploader's shoebox.
    pub onto: Vec<String>,
    /// The requests that no longer accept it.
    pub left_out: Vec<NotTaken>,
}

/// A request that doesn't accept a document back.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct NotTaken {
    /// Its name, as far as the person may know it.
    pub name: Option<String>,
    /// The reason, as text.
    pub why: String,
}

/// The ids in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct OnTrashed {
    pub document_id: Uuid,
}
