//! The routes for operators.

use std::sync::Arc;

use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};

use super::readiness::ReadinessCheck;
use crate::{
    features::documents,
    http::{Problem, guard::ClientAddress},
    secrets::token::hash,
    state::AppState,
};

/// Returns whether the server is ready: the database accepts a write, the store accepts a file, and the server isn't
/// stopping. Damaged files are counted but don't make it unready.
pub(super) async fn ready(
    State(state): State<AppState>,
    Extension(readiness): Extension<Arc<ReadinessCheck>>,
) -> Result<String, Problem> {
    if *state.stopping.borrow() {
        return Err(Problem::busy().retry_after(5));
    }
    readiness.check(&state).await?;
    Ok(match documents::count_damaged(&state).await? {
        0 => "ready\n".to_owned(),
        damaged => format!("ready\ndamaged files: {damaged}\n"),
    })
}

/// Returns the metrics to clients with the configured token, or without one to programs on this machine.
pub(super) async fn metrics(
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let allowed = match &state.config.metrics_token {
        Some(token) => required_header(&headers).is_some_and(|shown| hash(shown) == hash(token)),
        None => from.is_this_machine(&headers),
    };
    if !allowed {
        return Err(Problem::not_found());
    }
    let mut text = state.metrics.prometheus() + &documents::disk_metrics(&state).await;
    text += &documents::integrity_metrics(&state).await;
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}

fn required_header(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}
