//! Who can see what: for any person on a loan, which people, requests and documents they see, and why. The
//! answers come from the rules and functions that decide what the person really gets.

mod dto;
mod report;
mod routes;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Reports on access.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::access_report))
}
