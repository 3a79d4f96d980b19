//! The needs list of a loan: folders and file requests, their answers and reviews, and the templates
//! lists are made from. What a person sees and may do is decided by the shared rules.

mod answers;
mod commands;
mod dto;
mod history;
mod routes;
mod sight;
mod store;
mod templates;

pub use sight::{VisibleRow, answers_something_seen, see_element};
pub use templates::copy_template;

pub(crate) use answers::reopen_answers_of;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Elements of loans, and templates.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::list, routes::create))
        .routes(routes!(routes::update, routes::delete))
        .routes(routes!(routes::restore))
        .routes(routes!(routes::answer, routes::remove_answer))
        .routes(routes!(routes::review))
        .routes(routes!(templates::list))
        .routes(routes!(templates::elements))
}
