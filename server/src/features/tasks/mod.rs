//! How many tasks each person on a loan has, what waits for a lender on all their loans, and the bell. What is a task, and
//! who sees whose, is decided by the shared rules.

mod bell;
mod counts;
mod home;
mod routes;

pub(crate) use counts::per_user;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Tasks.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::consolidated))
        .routes(routes!(home::routes::home))
        .merge(bell::router())
}
