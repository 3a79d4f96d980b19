//! Messages on a loan: threads, reading and writing messages, the composer's data, and HTML fragments. The shared
//! rules decide who sees a thread and what may be sent.

mod body;
mod by_email;
mod changing;
mod dto;
mod explain;
mod faces;
mod fragments;
mod links;
mod original;
mod outside;
mod reading;
mod routes;
mod sending;
mod standing;
mod telling;
mod writing;

pub(crate) use by_email::{forget_addresses, save_addresses, saved_addresses};
pub(crate) use explain::{ExplainedThread, explain};
pub(crate) use sending::{SharedItems, send_items};

use utoipa_axum::router::OpenApiRouter;

use crate::state::AppState;

/// The message routes.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    fragments::router()
        .merge(by_email::router())
        .merge(links::router())
        .merge(outside::router())
        .merge(writing::router())
        .merge(routes::router())
}

/// The routes of the API's second version.
pub(crate) fn version_2() -> OpenApiRouter<AppState> {
    writing::version_2()
}

/// The routes that the application shows in a frame.
pub(crate) fn framed() -> OpenApiRouter<AppState> {
    routes::framed()
}
