//! Everything the server renders as HTML, with Leptos: the application's shell document, and the pages
//! that must work without JavaScript.

mod assets;
mod emails;
pub(crate) mod fragments;
mod frame;
mod help;
mod invitation;
mod invitation_handlers;
mod not_built;
mod render;
mod shell;

use axum::{
    Router,
    extract::State,
    http::{Method, StatusCode, header},
    response::{Html, IntoResponse, Response},
    routing::get,
};

pub use emails::InvitationMail;
pub use invitation::InvitationAbout;

use crate::{http::Problem, state::AppState};
use assets::Assets;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/sign-in/help", get(sign_in_help))
        .route("/invitation/{token}", get(invitation_handlers::show).post(invitation_handlers::answer))
        .fallback(application)
}

/// The application: its router in the browser decides what the address means.
async fn application(State(state): State<AppState>, method: Method) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Problem::wrong_method().into_response();
    }
    match Assets::of(&state.config.ui).await {
        Some(assets) => {
            let max_upload = state.config.max_upload_bytes;
            page(StatusCode::OK, render::document(move || shell::shell(&assets, max_upload)))
        }
        None => page(StatusCode::SERVICE_UNAVAILABLE, render::document(not_built::user_interface)),
    }
}

async fn sign_in_help(State(state): State<AppState>) -> Response {
    let assets = Assets::of(&state.config.ui).await.unwrap_or_default();
    page(StatusCode::OK, render::document(move || help::sign_in_help(&assets)))
}

/// What `/workbench` says while the workbench isn't built.
pub(crate) fn workbench_missing() -> Response {
    page(StatusCode::NOT_FOUND, render::document(not_built::workbench))
}

/// Pages name files by their hashes, so an old copy of a page must not be used.
fn page(status: StatusCode, html: String) -> Response {
    (status, [(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response()
}
