//! Employees from a spreadsheet: looked at first, and then taken on or changed all at once or not at all.

mod plan;
mod routes;
mod run;
mod writing;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Importing employees.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::preview))
        .routes(routes!(routes::refused))
        .routes(routes!(routes::import))
}
