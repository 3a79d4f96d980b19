//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::documents::uploading::{same_content::OnSame, secure_upload::Arrival};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    entity::{secure_upload, secure_upload_file as file},
    features::virus_check::VirusCheck,
};

/// A file that somebody handed in without signing in.
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
    /// Whether it takes a password to be opened.
    pub locked: bool,
    /// The archive that it came in.
    pub came_in: Option<String>,
    /// Where its bytes are.
    pub download_url: String,
    /// How far its virus check is, where there is something to say.
    pub virus_check: Option<VirusCheck>,
    /// With what it came.
    pub hand_in: HandIn,
}

/// What somebody handed in at once.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct HandIn {
    /// Its id.
    pub id: Uuid,
    /// The number on its receipt.
    pub number: String,
    /// Who it is from, as they say; nobody looked.
    pub sender_name: String,
    /// Their e-mail address, as they say.
    pub email_address: String,
    /// What they had to say; may be empty.
    pub note: String,
    /// When it came.
    pub handed_in_at: DateTime<Utc>,
}

impl TrayFile {
    /// As it is stored, with what it came with.
    pub(super) fn of(row: file::Model, with: &secure_upload::Model) -> Self {
        Self {
            download_url: format!("/v1/secure-upload/files/{}/content", row.id),
            id: row.id,
            name: row.name,
            size: row.size,
            mime_type: row.mime_type,
            checksum: row.checksum,
            locked: row.state.0 == Arrival::Locked,
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
    /// How many files.
    pub files: i64,
    /// How many bytes they take together.
    pub bytes: i64,
}

/// Where a file goes.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FileAway {
    /// The loan.
    pub loan_id: Uuid,
    /// The request that it answers; left out, it waits in the shoebox of who files it.
    #[serde(default)]
    pub element_id: Option<Uuid>,
    /// What to do when its content answers the request already: take it, or refuse it with the code `same-content`, so
    /// that the person can be asked.
    #[serde(default)]
    pub on_same: OnSame,
}

/// Where a file is now.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledAway {
    /// The document it became.
    pub document_id: Uuid,
}
