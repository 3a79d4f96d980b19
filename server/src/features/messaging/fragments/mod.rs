//! HTML fragments for messages: requests, files of the shoebox, and a person's tasks. A fragment contains only items
//! that the requesting user and all intended readers may see.

mod digest;
mod dto;
mod elements;
mod routes;
mod shoebox;
mod standing_items;

pub(super) use elements::Viewer;
pub(super) use standing_items::StandingItems;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The fragment routes.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::needs_list))
        .routes(routes!(routes::shoebox))
        .routes(routes!(routes::tasks))
        .routes(routes!(routes::print))
}
