//! For the people and programs that run the server: is it alive, is it ready, what has it counted.

use axum::{
    Router,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};

use crate::{http::Problem, state::AppState};

/// `/healthz`, `/readyz` and `/metrics`.
pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
}

/// Ready means that the database answers and nobody asked the server to stop.
async fn ready(State(state): State<AppState>) -> Result<&'static str, Problem> {
    if *state.stopping.borrow() {
        return Err(Problem::busy().retry_after(5));
    }
    state.db.read().ping().await?;
    Ok("ready\n")
}

async fn metrics(State(state): State<AppState>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], state.metrics.prometheus()).into_response()
}
