//! A lending company: its settings, permissions of roles, and employees.

mod audit_log;
mod dto;
mod employee_removal;
mod employees;
mod import;
mod logo;
mod mail_server;
mod routes;
mod second_step;
mod settings;
mod setup;
mod upload_page_names;

pub use logo::ServerBranding;
pub use setup::{SetupPage, is_empty, set_up};
pub(crate) use upload_page_names::find_company;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of the signed-in lender's company.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::get, routes::put))
        .routes(routes!(routes::put_permissions))
        .routes(routes!(routes::put_logo, routes::remove_logo))
        .routes(routes!(routes::logo))
        .routes(routes!(routes::mail_server, routes::put_mail_server, routes::remove_mail_server))
        .routes(routes!(routes::test_mail_server))
        .merge(employees_router())
}

/// Routes of its employees.
fn employees_router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .merge(import::router())
        .routes(routes!(routes::add_employee))
        .routes(routes!(routes::put_employee, routes::remove_employee))
        .routes(routes!(routes::preview_leaving))
        .routes(routes!(routes::record))
        .routes(routes!(routes::record_choices))
        .routes(routes!(routes::export_record))
        .routes(routes!(routes::end_second_step))
}
