//! The routes of threads and messages.

pub(super) mod marks;
pub(super) mod messages;
pub(super) mod original;
pub(super) mod threads;
pub(super) mod unread;

use axum::extract::DefaultBodyLimit;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The largest JSON body with a message: 1 MB with every character escaped.
const LARGEST_LETTER: usize = 8 * 1024 * 1024;

/// The thread and message routes.
pub(super) fn router() -> OpenApiRouter<AppState> {
    let letters = OpenApiRouter::default()
        .routes(routes!(messages::list, messages::send))
        .routes(routes!(messages::edit, messages::delete))
        .layer(DefaultBodyLimit::max(LARGEST_LETTER));
    letters.merge(about_messages()).merge(about_threads())
}

/// The routes shown in a frame.
pub(super) fn framed() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(original::page))
}

fn about_messages() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(messages::audience))
        .routes(routes!(messages::search))
        .routes(routes!(messages::restore))
        .routes(routes!(messages::forward))
        .routes(routes!(original::content))
        .routes(routes!(marks::read))
        .routes(routes!(marks::unread))
        .routes(routes!(marks::important))
        .routes(routes!(marks::not_important))
        .routes(routes!(unread::everywhere))
        .routes(routes!(unread::of_company))
        .routes(routes!(unread::on_loan))
}

fn about_threads() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(threads::list))
        .routes(routes!(threads::one))
        .routes(routes!(threads::messages))
        .routes(routes!(threads::read))
        .routes(routes!(unread::in_thread))
        .routes(routes!(threads::mute))
        .routes(routes!(threads::unmute))
        .routes(routes!(threads::typing))
}
