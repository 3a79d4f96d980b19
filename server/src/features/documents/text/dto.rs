//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::documents::keeping::text::NoText;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::http::Position;

/// What is looked for.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(in super::super) struct FindQuery {
    /// Words, 200 characters at most; each stands in the text or the name of what is found.
    #[serde(default)]
    pub query: String,
}

/// Documents that were found, the latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct FoundDocuments {
    /// The first of them.
    pub content: Vec<FoundDocument>,
    /// Whether there are more.
    pub more: bool,
    /// How many documents nobody looked into yet: they are read one after the other.
    pub waiting: u32,
    /// For lenders: those that words can't be found in, and why.
    pub unreadable: Vec<UnreadableDocument>,
}

/// A document in which the words stand.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct FoundDocument {
    /// The document's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Where in its text; nothing when its name alone has them.
    pub excerpt: Option<TextExcerpt>,
}

/// A piece of a text.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct TextExcerpt {
    /// What stands before what was found.
    pub before: String,
    /// What was found, as it stands there.
    pub hit: String,
    /// What stands behind it.
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
    /// Why.
    pub reason: NoText,
    /// Why, in words, with what can be done.
    pub message: String,
}

/// Where a page of documents that couldn't be read goes on.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(in super::super) struct UnreadableQuery {
    /// The end of the page before: its `next`.
    #[param(value_type = Option<String>)]
    pub before: Option<Position>,
}

/// Documents of a company that couldn't be read, the latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct UnreadablePage {
    /// As many as a page has.
    pub content: Vec<UnreadableOfCompany>,
    /// Where the next page begins; nothing on the last one.
    pub next: Option<String>,
    /// Whether this server reads texts at all: without, none is read again.
    pub reading: bool,
    /// How many there are.
    pub counts: UnreadableCounts,
}

/// How many documents couldn't be read, and how many of those are on their way again.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct UnreadableCounts {
    /// Those that couldn't be read, up to a thousand.
    pub unreadable: u32,
    /// Whether there are more of them.
    pub more: bool,
    /// Those that couldn't be read and are going to be read again, up to a thousand.
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
    /// What that is called.
    pub loan_name: String,
    /// Why.
    pub reason: NoText,
    /// Why, in words, with what can be done.
    pub message: String,
    /// When that came out.
    pub at: DateTime<Utc>,
}
