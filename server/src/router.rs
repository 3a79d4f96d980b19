//! Every route in one place: the API in its versions, health, assets, and pages for everything else.

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::header,
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::get,
};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;

use crate::{
    features,
    http::{Problem, requests, same_origin, security_headers, statics},
    openapi, pages,
    state::AppState,
};

/// The largest JSON body, in bytes.
const LARGEST_BODY: usize = 1024 * 1024;

/// The prefixes the same API is served under.
const PREFIXES: [&str; 4] = ["/v1", "/v2", "/api/v1", "/api/v2"];

/// The API with its contract, as version 1.
pub(crate) fn versioned_api() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(openapi::Contract::openapi())
        .nest("/v1", features::quick_calls().merge(features::transfers()))
}

/// The whole server.
pub fn build(state: AppState) -> Router {
    let quick = Router::from(features::quick_calls())
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(state.clone(), requests::limit_time))
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    let api = quick
        .merge(Router::from(features::transfers()))
        .fallback(async || Problem::not_found())
        .method_not_allowed_fallback(async || Problem::wrong_method());
    let everything = PREFIXES
        .into_iter()
        .fold(Router::new(), |router, prefix| router.nest(prefix, api.clone()))
        .route("/openapi.json", get(contract))
        .merge(features::health::router())
        .merge(statics::router(&state))
        .merge(pages::router())
        .layer(from_fn(same_origin::require))
        .layer(CatchPanicLayer::custom(requests::panicked))
        .layer(from_fn(security_headers::add));
    let everything = if state.config.is_https() {
        everything.layer(from_fn(security_headers::add_https_only))
    } else {
        everything
    };
    everything.layer(from_fn_with_state(state.clone(), requests::observe)).with_state(state)
}

async fn contract() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], openapi::document_json()).into_response()
}
