//! What a person chose to have remembered.

mod routes;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// One's own preferences.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::get, routes::put))
}
