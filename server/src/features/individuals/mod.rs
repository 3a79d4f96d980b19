//! Individuals: their credit reports, driver's licenses, and the record of views of both.

mod card;
mod consent;
mod credit;
mod dto;
mod licence;
mod local_provider;
mod orders;
mod records;
mod routes;
mod store;
mod subject;
mod view_log;

pub use licence::{key_fits, seal_old_licences, store_licence, stored_licence};
pub use local_provider::LocalProvider;
pub use store::{create_without_user, get_or_create_of_user};
pub use view_log::{SensitiveData, SensitiveView, record_view};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of individuals.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::of_user))
        .routes(routes!(routes::get_report, routes::order_report, routes::record_report))
        .routes(routes!(routes::reveal))
        .routes(routes!(routes::put_credit_consent))
        .routes(routes!(routes::person_card))
        .routes(routes!(routes::sensitive_looks))
}
