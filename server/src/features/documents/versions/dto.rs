//! The request and response bodies.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::needs_list::request_state::AnswerState;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::virus_check::VirusCheck;

/// The versions of a document.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct DocumentVersions {
    /// Whether the person may add a version or restore an earlier one.
    pub may_add: bool,
    /// Whether the person may rename or delete the document.
    pub may_change: bool,
    /// The most versions of a document.
    pub most: u32,
    /// The versions, the current one first.
    pub content: Vec<DocumentVersion>,
}

/// The current or an earlier version of a document.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct DocumentVersion {
    /// Its number; the first is 1.
    pub number: i32,
    /// Whether it is the current one.
    pub current: bool,
    /// The document's name at that version.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
    /// Whether it is an unlocked copy of the previous version.
    pub unlocked: bool,
    /// The review state when the next version arrived; none for the current version, and if it answered no request.
    pub review_state: Option<AnswerState>,
    /// The name of the person who added it.
    pub by_name: String,
    /// When it was added.
    pub at: DateTime<Utc>,
    /// The URL of its bytes.
    pub download_url: String,
    /// The state of its file, where there is something to show.
    pub virus_check: Option<VirusCheck>,
}

/// A file that becomes a version of a document.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct AddVersion {
    /// The upload that contains it; all of its bytes have arrived.
    pub upload_id: Uuid,
}

/// The ids in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct OnVersion {
    pub document_id: Uuid,
    pub number: i32,
}
