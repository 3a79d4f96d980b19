//! The API's contract, made from the routes themselves.

use utoipa::OpenApi;

use crate::router;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Loanroom",
        description = "The API behind Loanroom's browser application. Signed-in calls carry the session cookie; \
            calls that change something must come from the same origin. Failures answer \
            application/problem+json.",
    ),
    components(schemas(crate::http::problem::ProblemBody))
)]
pub(crate) struct Contract;

/// The contract of version 1.
#[must_use]
pub fn document() -> utoipa::openapi::OpenApi {
    router::versioned_api().into_openapi()
}

/// The contract as readable JSON.
#[must_use]
pub fn document_json() -> String {
    document().to_pretty_json().unwrap_or_default()
}
