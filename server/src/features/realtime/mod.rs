//! The sockets that notify open pages of changes: who may subscribe to what, and when a socket closes.

mod ended_sessions;
mod routes;
mod socket;
mod subscriptions;

pub(crate) use ended_sessions::end_sockets;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The WebSocket route.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::connect))
}
