//! Messages on a loan: threads, reading and writing them, what they are written with, and the HTML that is placed in
//! them. Who sees a thread and what may be sent is decided by the shared rules.

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

/// Messages.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    fragments::router()
        .merge(by_email::router())
        .merge(links::router())
        .merge(outside::router())
        .merge(writing::router())
        .merge(routes::router())
}

/// What is in the API's second version.
pub(crate) fn version_2() -> OpenApiRouter<AppState> {
    writing::version_2()
}

/// What a page of ours shows in a frame.
pub(crate) fn framed() -> OpenApiRouter<AppState> {
    routes::framed()
}
