//! Opening a loan: the loan, its team, its borrowers with their invitations and its needs list, at once or not
//! at all. Who may, and what a loan needs, is decided by the shared rules. The page of its application is asked for here.

mod dto;
mod import;
mod open;
mod routes;
mod team;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Opening loans, and their applications.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::open)).routes(routes!(routes::application))
}

/// Files of loans.
pub(crate) fn transfers() -> OpenApiRouter<AppState> {
    import::router()
}
