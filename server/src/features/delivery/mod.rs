//! Emails that couldn't be delivered: the message or invitation shows it, the address is flagged for the company, and
//! its sender is notified. A lender can try again.

mod report;
mod retry;
mod routes;

pub use report::report_failures;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The route for trying again.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::retry))
}
