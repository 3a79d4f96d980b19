//! The request and response bodies.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    documents::stored_files::package_order::{OmissionReason, OrderState, PackageKind, PackageNovelty},
    needs_list::request_state::AnswerState,
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::features::{needs_list::StoredBytes, virus_check::VirusCheck};

/// A document of the package.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackageDocument {
    /// The request it answers.
    pub element_id: Uuid,
    /// The names of the folders that the request is in, from the top.
    pub path: Vec<String>,
    /// The name of the request.
    pub name: String,
    /// The document's id.
    pub document_id: Uuid,
    /// Its name.
    pub document_name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
    /// The review state of the document.
    pub review_state: AnswerState,
    /// The name of the uploader.
    pub uploaded_by_name: String,
    /// When it was uploaded.
    pub uploaded_at: DateTime<Utc>,
    /// The status of its virus check, where there is something to show; a file that can't be opened isn't in the
    /// archive.
    pub virus_check: Option<VirusCheck>,
    /// Where its bytes are stored; never sent.
    #[serde(skip)]
    pub stored: StoredBytes,
}

impl PackageDocument {
    /// Returns whether its bytes may be read: it passed the virus check, where there is one.
    pub(super) fn opens(&self) -> bool {
        self.virus_check.as_ref().is_none_or(|check| check.opens)
    }
}

/// A loan's package.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(in super::super) struct LoanPackage {
    /// The documents, in the order of the needs list.
    pub content: Vec<PackageDocument>,
}

/// Which documents to list.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(in super::super) struct PackageQuery {
    /// Only those a lender accepted.
    #[serde(default)]
    pub accepted_only: bool,
}

/// Which documents to download.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(in super::super) struct DownloadQuery {
    /// Only those a lender accepted.
    #[serde(default)]
    pub accepted_only: bool,
    /// Only these, separated by commas.
    #[serde(default)]
    pub document_ids: String,
    /// The ticket of an earlier selection; the other parameters are ignored then.
    pub ticket: Option<Uuid>,
}

/// The path parameters.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct OnPdf {
    /// The id of a requested PDF.
    pub pdf_id: Uuid,
}

/// Which documents to download.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackageWish {
    /// Only those a lender accepted.
    #[serde(default)]
    pub accepted_only: bool,
    /// Only these, at most 5,000; all when empty.
    #[serde(default)]
    pub document_ids: Vec<Uuid>,
}

/// A download that is ready to start.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackageTicket {
    /// The id that the download names; it is valid for 15 minutes, for this person.
    pub id: Uuid,
    /// How many documents the archive holds.
    pub documents: u32,
    /// Their total size in bytes.
    pub size: i64,
}

/// A PDF of documents that a person requested.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackagePdf {
    /// Its id.
    pub id: Uuid,
    /// Its progress.
    pub state: OrderState,
    /// How many documents it will contain.
    pub documents: u32,
    /// How many of them have been processed.
    pub done: u32,
    /// How many pages it has, once it is complete.
    pub pages: u32,
    /// Its size in bytes, once it is complete.
    pub size: i64,
    /// The documents that it doesn't contain.
    pub left_out: Vec<LeftOutDocument>,
    /// Why it failed, as text with what to do.
    pub message: Option<String>,
    /// When it was requested.
    pub created_at: DateTime<Utc>,
    /// Until when it is kept.
    pub expires_at: DateTime<Utc>,
}

/// A document that the PDF doesn't contain.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct LeftOutDocument {
    /// Its name.
    pub name: String,
    /// The reason.
    pub reason: OmissionReason,
    /// The reason, as text.
    pub message: String,
}

/// The PDFs of a loan's documents that the person requested.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(in super::super) struct PackagePdfs {
    /// The latest first.
    pub content: Vec<PackagePdf>,
}

/// The changes since the last package.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackageChanges {
    /// The last package; none before the first one.
    pub last: Option<LastPackage>,
    /// The changes as text: `3 new, 1 new version, 1 gone`.
    pub summary: String,
    /// The new documents.
    pub content: Vec<ChangedDocument>,
    /// The names of documents that were in the last package and no longer exist.
    pub gone: Vec<String>,
}

/// The last package that lenders of the loan downloaded; for all others, that they downloaded themselves.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct LastPackage {
    /// When it was made.
    pub made_at: DateTime<Utc>,
    /// The name of the person who downloaded it.
    pub made_by_name: String,
    /// Its format.
    pub kind: PackageKind,
    /// How many documents it held.
    pub documents: u32,
}

/// A document that is new since the last package.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct ChangedDocument {
    /// Its id.
    pub document_id: Uuid,
    /// In which way it is new.
    pub novelty: PackageNovelty,
}
