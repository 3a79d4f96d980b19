//! Importing loans from a spreadsheet: previewed first, then imported all together or not at all. The shared rules
//! decide the result of each row, the same way in both steps.

mod plan;
mod routes;
mod run;
mod standing;
mod writing;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of the import of loans.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::preview))
        .routes(routes!(routes::refused))
        .routes(routes!(routes::import))
}
