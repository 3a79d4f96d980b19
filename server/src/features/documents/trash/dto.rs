//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::super::dto::Document;

/// The trash of a loan, as somebody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct Trash {
    /// How many days a document lies here.
    pub days: u32,
    /// Whether they may delete for good.
    pub may_erase: bool,
    /// Whether there are more than these.
    pub more: bool,
    /// The latest first.
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
    /// Who uploaded it.
    pub uploaded_by_name: String,
    /// Who deleted it, where that is known.
    pub deleted_by_name: Option<String>,
    /// When.
    pub deleted_at: DateTime<Utc>,
    /// When it goes for good.
    pub goes_at: DateTime<Utc>,
    /// How many days it can still be brought back.
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

/// A document that came back.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct RestoredDocument {
    /// The document.
    pub document: Document,
    /// The names of the requests that it answers again; none when it lies in the shoebox of who uploaded it.
    pub onto: Vec<String>,
    /// The requests that don't take it any more.
    pub left_out: Vec<NotTaken>,
}

/// A request that doesn't take a document back.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct NotTaken {
    /// Its name, as far as the person may know it.
    pub name: Option<String>,
    /// Why not.
    pub why: String,
}

/// The ids in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct OnTrashed {
    pub document_id: Uuid,
}
