//! The borrowers and contacts of a loan as a file for spreadsheets, and from one: looked at first, and then put on the
//! loan all at once or not at all.

mod joining;
mod people;
mod plan;
mod routes;
mod run;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Importing and exporting the people of a loan.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::export))
        .routes(routes!(routes::preview))
        .routes(routes!(routes::refused))
        .routes(routes!(routes::import))
}
