//! The entities of a loan: assets, companies, people and trusts, with the labels each has on each loan.
//! What a person sees of them and may change is decided by the shared rules.

mod commands;
mod dto;
mod facts;
mod person;
mod record;
mod reveal;
mod routes;
mod sight;
mod store;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Entities of loans.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::list, routes::create))
        .routes(routes!(routes::get, routes::update, routes::delete))
        .routes(routes!(routes::put_labels))
        .routes(routes!(routes::reveal_entity_licence))
}
