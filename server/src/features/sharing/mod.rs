//! Giving elements of the needs list to people. Who may be given what, what a confirmed dialog does and
//! what is said afterwards is decided by the shared rules.

mod dto;
mod routes;
mod shares;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Shares.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::create, routes::end))
}
