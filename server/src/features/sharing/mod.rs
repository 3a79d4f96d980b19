//! Sharing elements of the needs list, and the access report. The shared rules decide which elements can be shared with
//! which people, the effects of a confirmed dialog, and the notices that follow.

mod access_report;
mod confirm;
mod dto;
mod plan;
mod routes;
mod shares;
mod steps;
mod undo;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes for shares, the sharing dialog and the access report.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::create, routes::end))
        .routes(routes!(routes::preview))
        .routes(routes!(routes::confirm))
        .routes(routes!(routes::undo))
        .merge(access_report::router())
}
