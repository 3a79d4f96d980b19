//! What messages are written with: whom they can go to, drafts, templates of one's own and signatures.

mod drafts;
mod dto;
mod recipients;
mod routes;
mod signatures;
mod templates;

use axum::extract::DefaultBodyLimit;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The largest body of a call that sends a message's text, in bytes: a million characters, however they are written.
const LARGEST_BODY: usize = 6 * 1024 * 1024;

/// Whom one can write to, and drafts.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::recipients))
        .routes(routes!(routes::create_draft))
        .routes(routes!(routes::drafts, routes::update_draft, routes::delete_draft))
        .routes(routes!(routes::count_drafts))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
}

/// Message templates and signatures.
pub(super) fn version_2() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::templates, routes::create_template, routes::update_template))
        .routes(routes!(routes::delete_template))
        .routes(routes!(routes::signatures))
        .routes(routes!(routes::put_signature, routes::delete_signature))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
}
