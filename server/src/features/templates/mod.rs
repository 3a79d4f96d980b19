//! Needs-list templates of a lending company: their folders and requests, the example files of these, and
//! making them part of a loan's list. What is added to a list is decided by the shared rules.

mod apply;
mod bulk;
mod catalogue;
mod dto;
mod elements;
mod example;
mod files;
mod moving;
mod outline;

pub use apply::{apply_template, copy_template};
pub use dto::Applied;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Templates and their elements.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(catalogue::list, catalogue::create))
        .routes(routes!(catalogue::update, catalogue::delete))
        .routes(routes!(catalogue::duplicate))
        .routes(routes!(elements::list, elements::create))
        .routes(routes!(elements::update, elements::delete))
        .routes(routes!(moving::move_elements))
        .routes(routes!(bulk::change))
        .routes(routes!(bulk::undo))
        .routes(routes!(apply::apply))
        .merge(examples())
}

/// Example files: given and taken in the editor, and looked at by whoever is asked.
fn examples() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(files::answer, files::remove_answer))
        .routes(routes!(files::download))
        .routes(routes!(example::download))
}
