//! Liveness, readiness and metrics for the server's operators.

mod readiness;
mod routes;

use std::sync::Arc;

use axum::{Extension, Router, routing::get};

use crate::state::AppState;
use readiness::ReadinessCheck;

/// `/healthz`, `/readyz` and `/metrics`.
pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(routes::ready).layer(Extension(Arc::<ReadinessCheck>::default())))
        .route("/metrics", get(routes::metrics))
}
