//! The composer's data: possible recipients, drafts, personal templates and signatures.

mod drafts;
mod dto;
mod recipients;
mod routes;
mod signatures;
mod templates;

use axum::extract::DefaultBodyLimit;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The largest body of a request with a message's text, in bytes: a million characters in any encoding.
const LARGEST_BODY: usize = 6 * 1024 * 1024;

/// Routes for possible recipients and drafts.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::recipients))
        .routes(routes!(routes::create_draft))
        .routes(routes!(routes::drafts, routes::update_draft, routes::delete_draft))
        .routes(routes!(routes::count_drafts))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
}

/// Routes for message templates and signatures.
pub(super) fn version_2() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::templates, routes::create_template, routes::update_template))
        .routes(routes!(routes::delete_template))
        .routes(routes!(routes::signatures))
        .routes(routes!(routes::put_signature, routes::delete_signature))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
}
