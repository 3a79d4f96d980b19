//! Task counts of a loan's people, the lender dashboard, shared notifications. The shared rules decide what a task is,
//! and who sees whose.

mod counts;
mod routes;

pub(crate) use counts::per_user;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The task routes.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::consolidated))
}
