//! The tasks of each person on a loan. The shared rules decide what is a task, and who sees whose.

mod counts;
mod routes;

pub(crate) use counts::per_user;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Tasks.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::consolidated))
}
