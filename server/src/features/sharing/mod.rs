//! Giving elements of the needs list to people, and the report on who sees what. Who may be given what, what a
//! confirmed dialog does and what is said afterwards is decided by the shared rules.

mod access_report;
mod confirm;
mod dto;
mod plan;
mod routes;
mod shares;
mod steps;
mod undo;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Shares, the sharing dialog, and who sees what.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::create, routes::end))
        .routes(routes!(routes::preview))
        .routes(routes!(routes::confirm))
        .routes(routes!(routes::undo))
        .merge(access_report::router())
}
