//! Importing employees from a spreadsheet: previewed first, then added or changed all together or not at all.

mod apply_plan;
mod plan;
mod routes;
mod run;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of the import of employees.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::preview))
        .routes(routes!(routes::refuse_import))
        .routes(routes!(routes::import))
}
