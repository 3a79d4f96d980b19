//! Request and response bodies.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::documents::uploads::{same_content::DuplicateAction, secure_upload::ArrivalResult};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    entity::{secure_upload, secure_upload_file as file},
    features::virus_check::VirusCheck,
};

/// A file from an anonymous sender.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TrayFile {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub checksum: String,
    /// Whether it needs a password to open.
    pub locked: bool,
    /// The name of the archive that contained it.
    pub came_in: Option<String>,
    /// The URL of its bytes.
    pub download_url: String,
    /// The status of its virus check, where there is something to show.
    pub virus_check: Option<VirusCheck>,
    /// The submission it belongs to.
    pub hand_in: HandIn,
}

/// A submission: the files that a sender submitted together.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct HandIn {
    /// Its id.
    pub id: Uuid,
    /// The number of its receipt.
    pub number: String,
    /// The sender's name, as they typed it; unverified.
    pub sender_name: String,
    /// The sender's email address, as they typed it.
    pub email_address: String,
    /// The sender's note; may be empty.
    pub note: String,
    /// When it was submitted.
    pub handed_in_at: DateTime<Utc>,
}

impl TrayFile {
    /// Describes a stored file with its submission.
    pub(super) fn of(row: file::Model, with: &secure_upload::Model) -> Self {
        Self {
            download_url: format!("/v1/secure-upload/files/{}/content", row.id),
            id: row.id,
            name: row.name,
            size: row.size,
            mime_type: row.mime_type,
            checksum: row.checksum,
            locked: row.state.0 == ArrivalResult::Locked,
            came_in: row.came_in,
            virus_check: VirusCheck::of(row.scan, row.damaged, true),
            hand_in: HandIn {
                id: with.id,
                number: with.number.clone(),
                sender_name: with.sender_name.clone(),
                email_address: with.email_address.clone(),
                note: with.note.clone(),
                handed_in_at: with.handed_in_at.unwrap_or(with.began_at),
            },
        }
    }
}

/// Discarded files that can still be restored.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DiscardedFiles {
    /// The number of files.
    pub files: i64,
    /// Their total size in bytes.
    pub bytes: i64,
}

/// The destination of a file.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FileAway {
    /// The loan.
    pub loan_id: Uuid,
    /// The request that it answers; if omitted, it goes to the filer's shoebox.
    #[serde(default)]
    pub element_id: Option<Uuid>,
    /// The behavior if the same content already answers the request: accept it, or refuse it with the code
    /// `same-content`, so that the person can be asked.
    #[serde(default)]
    pub on_same: DuplicateAction,
}

/// The result of filing a file.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledAway {
    /// The document it became.
    pub document_id: Uuid,
}
