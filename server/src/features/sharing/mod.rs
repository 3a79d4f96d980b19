//! Giving elements of the needs list to people. Who may be given what, what a confirmed dialog does and
//! what is said afterwards is decided by the shared rules.

mod confirm;
mod dto;
mod plan;
mod routes;
mod shares;
mod steps;
mod undo;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Shares, and the sharing dialog.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::create, routes::end))
        .routes(routes!(routes::preview))
        .routes(routes!(routes::confirm))
        .routes(routes!(routes::undo))
}
