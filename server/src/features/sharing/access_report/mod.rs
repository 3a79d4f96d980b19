//! The access report: for any person on a loan, which people, requests and documents they see, and why. It is built by
//! the same rules and functions that control the actual access.

mod dto;
mod report;
mod routes;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes for access reports.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::access_report))
}
