//! Creating a loan: the loan, its team, its borrowers with their invitations, and its needs list, in one transaction.
//! The shared rules decide who may, and what a loan needs. Also serves loan applications.

mod create_loan;
mod dto;
mod import;
mod initial_members;
mod routes;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of new loans and loan applications.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::open)).routes(routes!(routes::application))
}

/// Routes of files of loans.
pub(crate) fn transfers() -> OpenApiRouter<AppState> {
    import::router()
}
