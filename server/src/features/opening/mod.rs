//! Opening a loan: the loan, its team, its borrowers with their invitations and its needs list, at once or not
//! at all. Who may, and what a loan needs, is decided by the shared rules.

mod dto;
mod open;
mod routes;
mod team;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Opening loans.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::open))
}
