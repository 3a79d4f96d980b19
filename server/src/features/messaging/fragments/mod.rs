//! HTML to be placed in messages, rendered by the pages: requests, files of the shoebox, a person's tasks.
//! A fragment holds only what whoever asks for it, and everyone it is meant for, may see.

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

/// Fragments.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::needs_list))
        .routes(routes!(routes::shoebox))
        .routes(routes!(routes::tasks))
        .routes(routes!(routes::print))
}
