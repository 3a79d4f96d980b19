//! Messages on a loan: threads, reading and writing messages, the composer's data, and HTML fragments. The shared
//! rules decide who sees a thread and what may be sent.

mod body;
mod by_email;
mod dto;
mod event_audience;
mod explain;
mod fragments;
mod links;
mod message_changes;
mod original_html;
mod outside_addresses;
mod participants;
mod reading;
mod routes;
mod sending;
mod standard_threads;
mod writing;

pub(crate) use by_email::{forget_addresses, save_addresses, saved_addresses};
pub(crate) use explain::{ExplainedThread, explain_threads};
pub(crate) use sending::{SharedItems, send_items};

use utoipa_axum::router::OpenApiRouter;

use crate::state::AppState;

/// The message routes.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    fragments::router()
        .merge(by_email::router())
        .merge(links::router())
        .merge(outside_addresses::router())
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
