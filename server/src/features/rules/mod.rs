//! The business rules over HTTP: the same functions as in the browser, so that anybody can compare.

mod routes;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The list of rules, and a call for each.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::list)).routes(routes!(routes::apply))
}
