//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::documents::uploading::same_content::OnSame;
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
    /// Its name; folders in front of it are left out.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its MIME type as the sender knows it; may be empty. It only helps to tell whether the file is
    /// accepted: what is kept and sent back follows from name and content.
    #[serde(default)]
    pub mime_type: String,
    /// The loan it belongs to.
    pub loan_id: Uuid,
    /// The request it is meant for.
    #[serde(default)]
    pub element_id: Option<Uuid>,
    /// With what it was chosen; files of a choice stay in that order, whichever arrives first.
    #[serde(default)]
    pub chosen: Option<Chosen>,
}

/// A file's place among those that were chosen together.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Chosen {
    /// The id of the choice.
    pub batch: Uuid,
    /// Its place in it, or that of the archive it came in.
    pub place: u32,
    /// Its place in that archive.
    #[serde(default)]
    pub inside: u32,
}

impl Chosen {
    /// More than an archive may hold.
    const INSIDE: u32 = 1 << 20;

    /// One number for both places.
    pub(super) fn rank(self) -> i64 {
        i64::from(self.place) * i64::from(Self::INSIDE) + i64::from(self.inside.min(Self::INSIDE - 1))
    }
}

/// What to do with a file whose content is there already.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct CompleteQuery {
    /// Take it, or refuse it so that the person can be asked.
    #[serde(default)]
    #[param(inline)]
    pub on_same: OnSame,
}

/// Where to send the bytes.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UploadTarget {
    /// The upload's id.
    pub id: Uuid,
    /// Send the bytes there with PUT.
    pub url: String,
    /// The kind of place it is.
    pub provider_type: String,
}

/// How much of an upload is there.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UploadProgress {
    /// The upload's id.
    pub id: Uuid,
    /// The name of the file.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// How many of them are there; the next ones go on behind them.
    pub received: u64,
    /// Until when it can be gone on with.
    pub expires_at: DateTime<Utc>,
    /// The document it became, once it is finished.
    pub document_id: Option<Uuid>,
}

impl UploadProgress {
    /// Of an upload as it is stored.
    pub(super) fn of(row: &upload::Model) -> Self {
        Self {
            id: row.id,
            name: row.name.clone(),
            size: row.size,
            received: received(row),
            expires_at: row.expires_at,
            document_id: row.document_id,
        }
    }
}

/// How many bytes are there: all, once they were whole.
pub(super) fn received(row: &upload::Model) -> u64 {
    let received = if row.checksum.is_some() { row.size } else { row.received };
    u64::try_from(received).unwrap_or_default()
}

/// A finished upload.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CompletedUpload {
    /// The document it became.
    pub document_id: Uuid,
    /// Whether it had been finished before.
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
    /// When it came.
    pub created_at: DateTime<Utc>,
    /// Who uploaded it.
    pub uploaded_by_name: String,
    /// Where its bytes are.
    pub download_url: String,
    /// Whether the password was taken off the version before.
    pub unlocked: bool,
    /// The number of its current version.
    pub version: i32,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
    /// How far its virus check is, where there is something to say.
    pub virus_check: Option<VirusCheck>,
}

impl Document {
    /// A stored document and who uploaded it, for somebody who lends or doesn't.
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

/// A new name for a document.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct RenameDocument {
    /// The new base name; the extension stays, whether it is repeated here or not.
    pub name: String,
}

/// The password of a PDF; it isn't kept.
#[derive(Clone, Deserialize, ToSchema)]
pub(super) struct RemovePassword {
    /// The user's or the owner's password; empty for one that opens without.
    pub password: String,
}

/// A document that answers nothing yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShoeboxDocument {
    /// The document.
    #[serde(flatten)]
    pub document: Document,
    /// The name of its loan.
    pub loan_name: String,
}

/// Which of the documents.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ShoeboxQuery {
    /// Only those of this loan.
    pub loan_id: Option<Uuid>,
}
