//! Layers around every request: id, log line, metrics, timeout, and panic handling.

use std::{
    any::Any,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    extract::{MatchedPath, Request, State},
    http::{HeaderName, HeaderValue},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tracing::Instrument as _;
use uuid::Uuid;

use super::Problem;
use crate::environment::{Config, Metrics};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Gives the request an id (returned as `X-Request-Id`), logs its outcome and counts it. The log contains the route
/// instead of the URL, so that no ids and query values are logged.
pub async fn observe(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let id = Uuid::now_v7().to_string();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("(pages)", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", %id, %method, %route);
    let begun = Instant::now();
    metrics.requests_in_flight.fetch_add(1, Ordering::Relaxed);
    let mut response = next.run(request).instrument(span.clone()).await;
    metrics.requests_in_flight.fetch_sub(1, Ordering::Relaxed);
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    metrics.record_response(status, u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    span.in_scope(|| tracing::info!(status, took_ms = took.as_millis(), "answered"));
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    response
}

/// Cancels a request after the configured timeout.
pub async fn limit_time(State(config): State<Arc<Config>>, request: Request, next: Next) -> Response {
    let limit: Duration = config.request_time;
    tokio::time::timeout(limit, next.run(request))
        .await
        .unwrap_or_else(|_| Problem::timed_out().retry_after(5).into_response())
}

/// The response to a request whose handler panicked.
#[must_use]
pub fn panicked(panic: &(dyn Any + Send)) -> Response<Body> {
    let words =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(panic = words.unwrap_or("(no message)"), "a handler panicked");
    Problem::internal().into_response()
}
