//! What goes over the wire.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// A piece of HTML.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct Fragment {
    /// The HTML: text and action links, safe to place in a message. Empty when there is nothing to show.
    pub html: String,
}

/// Which requests, for whom.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct NeedsListQuery {
    /// The ids of elements, separated by commas.
    #[serde(default)]
    pub info_ids: String,
    /// The ids of the people it is meant for, separated by commas: what one of them may not see is left out.
    #[serde(default)]
    pub user_ids: String,
}

/// Which files.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ShoeboxQuery {
    /// The ids of documents, separated by commas.
    #[serde(default)]
    pub shoebox_ids: String,
}
