//! What goes over the wire.

use serde::{Deserialize, Serialize};
use shared_rules::documents::keeping::text::NoText;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

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
