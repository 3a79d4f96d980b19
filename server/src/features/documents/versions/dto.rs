//! What goes over the wire.

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
    /// Whether the person may add another one, and bring an earlier one back.
    pub may_add: bool,
    /// Whether the person may rename the document, and delete it.
    pub may_change: bool,
    /// As many a document has at most.
    pub most: u32,
    /// The current one first.
    pub content: Vec<DocumentVersion>,
}

/// A document as it is, or as it was.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct DocumentVersion {
    /// Its number; the first is 1.
    pub number: i32,
    /// Whether it is the current one.
    pub current: bool,
    /// What the document was called.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
    /// Whether the password was taken off the one before.
    pub unlocked: bool,
    /// What a lender had said of it when the next one came; nothing for the current one, and where it answered nothing.
    pub review_state: Option<AnswerState>,
    /// Who brought it.
    pub by_name: String,
    /// When.
    pub at: DateTime<Utc>,
    /// Where its bytes are.
    pub download_url: String,
    /// The state of its file, where there is something to say.
    pub virus_check: Option<VirusCheck>,
}

/// A file that becomes a version of a document.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct AddVersion {
    /// The upload that brought it; all of its bytes are there.
    pub upload_id: Uuid,
}

/// The ids in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct OnVersion {
    pub document_id: Uuid,
    pub number: i32,
}
