//! The business rules over HTTP: the same functions as in the browser, so that results can be compared.

mod routes;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The routes that list and apply rules.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::list)).routes(routes!(routes::apply))
}
