//! Needs-list templates of a lending company: their folders, requests and example files, and applying them to a loan's
//! list. The shared rules decide what is added to a list.

mod apply;
mod bulk;
mod catalogue;
mod dto;
mod elements;
mod example;
mod files;
mod moving;
mod outline;
mod routes;
mod starter;

pub use apply::{apply_template, copy_template};
pub use dto::AppliedTemplate;
pub use starter::{StarterTemplate, give_starters};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes for templates and their elements.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::templates, routes::create_template))
        .routes(routes!(routes::update_template, routes::delete_template))
        .routes(routes!(routes::duplicate_template))
        .routes(routes!(routes::template_elements, routes::create_template_element))
        .routes(routes!(routes::update_template_element, routes::delete_template_element))
        .routes(routes!(routes::move_template_elements))
        .routes(routes!(routes::change_template_elements))
        .routes(routes!(routes::undo_template_elements))
        .routes(routes!(routes::apply_template))
        .merge(example_routes())
}

/// Routes for example files: managed in the editor, and viewed by everyone who sees the request.
fn example_routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::answer_template_element, routes::remove_template_answer))
        .routes(routes!(routes::download_example))
}

/// Routes that transfer example files of templates.
pub(crate) fn transfers() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::upload_template_answer, routes::download_template_answer))
}
