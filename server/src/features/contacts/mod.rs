//! Contacts: people's contact lists on a loan, contact roles, and people search.

mod add_contact;
mod address_book;
mod change_contact;
mod dto;
mod export;
mod import;
mod list;
mod people_search;
mod remove_contact;
mod routes;
mod sub_roles;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of contact lists, contact roles and people.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::list, routes::add))
        .routes(routes!(routes::change, routes::remove))
        .routes(routes!(routes::sub_roles))
        .routes(routes!(routes::put_sub_roles))
        .routes(routes!(routes::company_employees))
        .routes(routes!(routes::lender_employees))
        .routes(routes!(routes::search))
        .routes(routes!(routes::address_book))
        .routes(routes!(routes::export_address_book))
        .routes(routes!(routes::export_employees))
        .merge(import::router())
}
