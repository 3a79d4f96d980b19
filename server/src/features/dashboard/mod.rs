//! Home: what waits for a lender over all their loans, in one call of as many statements whatever its size.

mod dto;
mod expiring_licenses;
mod freshness;
mod latest_events;
mod requests;
mod routes;
mod silent_people;
mod stages;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// A lender's dashboard.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::home))
}
