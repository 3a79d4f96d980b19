//! Loans from a spreadsheet: its rows are looked at first, and then imported all at once or not at all. What a row
//! becomes is decided by the shared rules, in both cases the same.

mod plan;
mod routes;
mod run;
mod standing;
mod writing;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Importing loans.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::preview))
        .routes(routes!(routes::refused))
        .routes(routes!(routes::import))
}
