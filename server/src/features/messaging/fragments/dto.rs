//! The API types of fragments.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// An HTML fragment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct HtmlFragment {
    /// The HTML: text and action links, safe to insert into a message. Empty when there is nothing to show.
    pub html: String,
}

/// The requests to render, and the people to render them for.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct NeedsListQuery {
    /// The ids of elements, separated by commas.
    #[serde(default)]
    pub info_ids: String,
    /// The ids of the intended readers, separated by commas. Items that one of them may not see are omitted.
    #[serde(default)]
    pub user_ids: String,
}

/// The files to render.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ShoeboxQuery {
    /// The ids of documents, separated by commas.
    #[serde(default)]
    pub shoebox_ids: String,
}
