//! The files of the built browser application and of the rules workbench.

use std::path::Path;

use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::{Next, from_fn},
    response::{IntoResponse as _, Response},
    routing::get,
};
use tower_http::{
    compression::CompressionLayer,
    services::{ServeDir, ServeFile},
};

use crate::{http::Problem, pages, state::AppState};

/// These files' names contain a hash of their content, so they never change.
const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// These may change with the next build.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

pub(crate) fn router(state: &AppState) -> Router<AppState> {
    let ui = &state.config.ui;
    let hashed = Router::new().fallback_service(folder(&ui.join("assets"))).layer(from_fn(
        async |request: Request, next: Next| with_cache_header(&FOR_GOOD, next.run(request).await),
    ));
    let changing = Router::new()
        .route_service("/favicon.svg", ServeFile::new(ui.join("favicon.svg")))
        .route_service("/favicon-unread.svg", ServeFile::new(ui.join("favicon-unread.svg")))
        .merge(workbench(&state.config.workbench))
        .layer(from_fn(async |request: Request, next: Next| {
            with_cache_header(&ASK_AGAIN, next.run(request).await)
        }));
    Router::new().nest("/assets", hashed).merge(changing).layer(CompressionLayer::new())
}

/// Uses precompressed copies if they exist.
fn folder(path: &Path) -> ServeDir {
    ServeDir::new(path).precompressed_br().precompressed_gzip()
}

/// The workbench, or a page that explains how to build it.
fn workbench(built: &Path) -> Router<AppState> {
    if built.join("index.html").exists() {
        Router::new().nest_service("/workbench", folder(built))
    } else {
        Router::new().nest_service("/workbench", get(async || pages::workbench_missing()))
    }
}

fn with_cache_header(how: &HeaderValue, mut response: Response) -> Response {
    if response.status() == StatusCode::NOT_FOUND && !response.headers().contains_key(header::CONTENT_TYPE) {
        return Problem::not_found().into_response();
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert_with(|| how.clone());
    response
}
