//! The request and response bodies.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::documents::stored_files::extracted_text::NoTextReason;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::http::Position;

/// The search terms.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(in super::super) struct FindQuery {
    /// Words, at most 200 characters; each occurs in the text or the name of a match.
    #[serde(default)]
    pub query: String,
}

/// The matching documents, latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct FoundDocuments {
    /// The first matches.
    pub content: Vec<FoundDocument>,
    /// Whether there are more matches.
    pub more: bool,
    /// How many documents haven't been read yet; they are read one after another.
    pub waiting: u32,
    /// For lenders: the documents that can't be searched, and why.
    pub unreadable: Vec<UnreadableDocument>,
}

/// A document that contains the words.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct FoundDocument {
    /// The document's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Where the words occur in its text; none when only its name contains them.
    pub excerpt: Option<TextExcerpt>,
}

/// An excerpt of a text.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct TextExcerpt {
    /// The text before the match.
    pub before: String,
    /// The matching text.
    pub hit: String,
    /// The text after the match.
    pub behind: String,
}

/// A document whose text couldn't be read.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct UnreadableDocument {
    /// The document's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The reason.
    pub reason: NoTextReason,
    /// The reason, as text with what to do.
    pub message: String,
}

/// Where a page of unreadable documents begins.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(in super::super) struct UnreadableQuery {
    /// The end of the previous page: its `next`.
    #[param(value_type = Option<String>)]
    pub before: Option<Position>,
}

/// Documents of a company that couldn't be read, latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct UnreadablePage {
    /// The documents of this page.
    pub content: Vec<UnreadableOfCompany>,
    /// The cursor of the next page; none on the last one.
    pub next: Option<String>,
    /// Whether this server reads texts; if not, no document can be read again.
    pub reading: bool,
    /// The counts.
    pub counts: UnreadableCounts,
}

/// How many documents couldn't be read, and how many of them are queued again.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct UnreadableCounts {
    /// Those that couldn't be read, at most 1,000.
    pub unreadable: u32,
    /// Whether there are more.
    pub more: bool,
    /// Those that are queued to be read again, at most 1,000.
    pub waiting: u32,
}

/// A document on one of the company's loans whose text couldn't be read.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct UnreadableOfCompany {
    /// The document's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The loan that it is on.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
    /// The reason.
    pub reason: NoTextReason,
    /// The reason, as text with what to do.
    pub message: String,
    /// When reading failed.
    pub at: DateTime<Utc>,
}
