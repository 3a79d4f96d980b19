//! The entities of a loan: assets, companies, people and trusts, with their labels on each loan. The shared rules
//! decide who may see and change what.

mod activity_entries;
mod commands;
mod dto;
mod facts;
mod license_reveal;
mod person;
mod routes;
mod store;
mod visibility;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of entities.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::list, routes::create))
        .routes(routes!(routes::get, routes::update, routes::delete))
        .routes(routes!(routes::put_labels))
        .routes(routes!(routes::reveal_entity_licence))
}
