//! The sockets that tell open pages of changes: who may follow what, and when a socket ends.

mod endings;
mod routes;
mod socket;
mod subscriptions;

pub(crate) use endings::end_sockets;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The WebSocket.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::connect))
}
