//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    documents::keeping::taking::{LeftOut, Novelty, OrderState, PackageKind},
    needs_list::request_state::AnswerState,
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::features::{needs_list::Stored, virus_check::VirusCheck};

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
    /// What a lender said of it.
    pub review_state: AnswerState,
    /// Who uploaded it.
    pub uploaded_by_name: String,
    /// When.
    pub uploaded_at: DateTime<Utc>,
    /// How far its virus check is, where there is something to say; what doesn't open isn't in the archive.
    pub virus_check: Option<VirusCheck>,
    /// Where its bytes are, for this server only.
    #[serde(skip)]
    pub stored: Stored,
}

impl PackageDocument {
    /// Whether its bytes may be had: it was checked for viruses, where that is done.
    pub(super) fn opens(&self) -> bool {
        self.virus_check.as_ref().is_none_or(|check| check.opens)
    }
}

/// A loan's package.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(in super::super) struct Package {
    /// The documents, in the order of the needs list.
    pub content: Vec<PackageDocument>,
}

/// Which documents.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(in super::super) struct PackageQuery {
    /// Only those a lender accepted.
    #[serde(default)]
    pub accepted_only: bool,
}

/// Which documents to take along.
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
    /// What was chosen beforehand, by the id of the ticket; then nothing else counts.
    pub ticket: Option<Uuid>,
}

/// What a path names.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct OnPdf {
    /// One PDF that was asked for.
    pub pdf_id: Uuid,
}

/// Which documents to take along.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackageWish {
    /// Only those a lender accepted.
    #[serde(default)]
    pub accepted_only: bool,
    /// Only these, 5,000 at most; all when none are named.
    #[serde(default)]
    pub document_ids: Vec<Uuid>,
}

/// A download that can begin.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackageTicket {
    /// What the download names; it works for a quarter of an hour, for this person.
    pub id: Uuid,
    /// How many documents the archive holds.
    pub documents: u32,
    /// Their bytes together.
    pub size: i64,
}

/// One PDF of documents that somebody asked for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackagePdf {
    /// Its id.
    pub id: Uuid,
    /// How far it is.
    pub state: OrderState,
    /// How many documents it is to hold.
    pub documents: u32,
    /// How many of them were gone through.
    pub done: u32,
    /// How many pages it has, once it is made.
    pub pages: u32,
    /// Its bytes, once it is made.
    pub size: i64,
    /// Which documents aren't in it.
    pub left_out: Vec<LeftOutDocument>,
    /// Why it couldn't be made, in words with what can be done.
    pub message: Option<String>,
    /// When it was asked for.
    pub created_at: DateTime<Utc>,
    /// Until when it is kept.
    pub expires_at: DateTime<Utc>,
}

/// A document that isn't in one PDF.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct LeftOutDocument {
    /// What it is called.
    pub name: String,
    /// Why.
    pub reason: LeftOut,
    /// Why, in words.
    pub message: String,
}

/// The PDFs of a loan's documents that the person asked for.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(in super::super) struct PackagePdfs {
    /// The latest first.
    pub content: Vec<PackagePdf>,
}

/// What changed since the last package.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct PackageChanges {
    /// The last package; none before the first one.
    pub last: Option<LastPackage>,
    /// What is new in words: `3 new, 1 new version, 1 gone`.
    pub summary: String,
    /// What is new.
    pub content: Vec<ChangedDocument>,
    /// The names of what was taken before and isn't there any more.
    pub gone: Vec<String>,
}

/// The last package that lenders of the loan took along; for everybody else, that they took themselves.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct LastPackage {
    /// When.
    pub made_at: DateTime<Utc>,
    /// By whom.
    pub made_by_name: String,
    /// As what.
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
    pub novelty: Novelty,
}
