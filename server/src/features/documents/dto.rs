//! The request and response bodies.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::documents::uploads::same_content::DuplicateAction;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    entity::{document, upload},
    features::virus_check::VirusCheck,
    membership::UserRef,
};

/// A file about to be uploaded.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreateUpload {
    /// Its name; leading folders are removed.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its MIME type as the sender knows it; may be empty. It only helps to decide whether the file is accepted: the
    /// stored type follows from name and content.
    #[serde(default)]
    pub mime_type: String,
    /// The loan it belongs to.
    pub loan_id: Uuid,
    /// The request it answers.
    #[serde(default)]
    pub element_id: Option<Uuid>,
    /// Its place in a multi-file selection; the files of a selection stay in that order, whichever arrives first.
    #[serde(default)]
    pub chosen: Option<SelectionPosition>,
}

/// A file's place among the files that were selected together.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SelectionPosition {
    /// The id of the selection.
    pub batch: Uuid,
    /// Its index in the selection, or that of the archive it came in.
    pub place: u32,
    /// Its index in that archive.
    #[serde(default)]
    pub inside: u32,
}

impl SelectionPosition {
    /// More files than an archive may hold.
    const INSIDE: u32 = 1 << 20;

    /// Returns one sortable number for both indexes.
    pub(super) fn sort_rank(self) -> i64 {
        i64::from(self.place) * i64::from(Self::INSIDE) + i64::from(self.inside.min(Self::INSIDE - 1))
    }
}

/// How to treat a file whose content already exists.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct CompleteQuery {
    /// Accept it, or refuse it so that the person can be asked.
    #[serde(default)]
    #[param(inline)]
    pub on_same: DuplicateAction,
}

/// Where to send the bytes.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UploadTarget {
    /// The upload's id.
    pub id: Uuid,
    /// The URL to send the bytes to, with PUT.
    pub url: String,
    /// The kind of storage.
    pub provider_type: String,
}

/// The progress of an upload.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UploadProgress {
    /// The upload's id.
    pub id: Uuid,
    /// The name of the file.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// How many bytes have arrived; the next ones are appended.
    pub received: u64,
    /// Until when the upload can be continued.
    pub expires_at: DateTime<Utc>,
    /// The document it became, once it is complete.
    pub document_id: Option<Uuid>,
}

impl UploadProgress {
    /// Describes an upload as it is stored.
    pub(super) fn of(row: &upload::Model) -> Self {
        Self {
            id: row.id,
            name: row.name.clone(),
            size: row.size,
            received: received_bytes(row),
            expires_at: row.expires_at,
            document_id: row.document_id,
        }
    }
}

/// Returns how many bytes have arrived: all of them once the upload was complete.
pub(super) fn received_bytes(row: &upload::Model) -> u64 {
    let received = if row.checksum.is_some() { row.size } else { row.received };
    u64::try_from(received).unwrap_or_default()
}

/// A completed upload.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CompletedUpload {
    /// The document it became.
    pub document_id: Uuid,
    /// Whether it had already been completed.
    pub already_completed: bool,
}

/// A document.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Document {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
    /// The loan it belongs to.
    pub loan_id: Uuid,
    /// When it was uploaded.
    pub created_at: DateTime<Utc>,
    /// The name of the uploader.
    pub uploaded_by_name: String,
    /// The URL of its bytes.
    pub download_url: String,
    /// Whether it is an unlocked copy of the previous version.
    pub unlocked: bool,
    /// The number of its current version.
    pub version: i32,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
    /// The status of its virus check, where there is something to show.
    pub virus_check: Option<VirusCheck>,
}

impl Document {
    /// Describes a stored document and its uploader. `lends` selects texts for lenders or others.
    pub(super) fn of(row: &document::Model, uploader: &UserRef, lends: bool) -> Self {
        Self {
            id: row.id,
            name: row.name.clone(),
            size: row.size,
            mime_type: row.mime_type.clone(),
            loan_id: row.loan_id,
            created_at: row.created_at,
            uploaded_by_name: uploader.display_name(),
            download_url: format!("/v1/documents/{}/content", row.id),
            unlocked: row.unlocked,
            version: row.version,
            sha256: row.checksum.clone(),
            virus_check: VirusCheck::of(row.scan, row.damaged, lends),
        }
    }
}

/// A document's new name.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct RenameDocument {
    /// The new base name; the extension stays, whether it is repeated here or not.
    pub name: String,
}

/// The password of a PDF; it isn't stored.
#[derive(Clone, Deserialize, ToSchema)]
pub(super) struct RemovePassword {
    /// The user or owner password; empty for a PDF that opens without one.
    pub password: String,
}

/// A document that answers no request yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShoeboxDocument {
    /// The document.
    #[serde(flatten)]
    pub document: Document,
    /// The name of its loan.
    pub loan_name: String,
}

/// Filters for unfiled documents.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ShoeboxQuery {
    /// Only documents of this loan.
    pub loan_id: Option<Uuid>,
}
