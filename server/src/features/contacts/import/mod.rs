//! Exporting the borrowers and contacts of a loan to a spreadsheet, and importing them: previewed first, then added to
//! the loan all together or not at all.

mod import_options;
mod people;
mod plan;
mod routes;
mod run;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of the import and export of a loan's people.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::export))
        .routes(routes!(routes::preview))
        .routes(routes!(routes::refuse_import))
        .routes(routes!(routes::import))
}
