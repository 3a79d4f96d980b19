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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_call_has_a_name_of_its_own() {
        let contract = serde_json::to_value(document()).unwrap();
        let calls =
            contract["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap());
        let names: Vec<&str> = calls.filter_map(|(_, call)| call["operationId"].as_str()).collect();
        assert!(names.len() > 20, "{names:?}");
        assert_eq!(names.len(), names.iter().collect::<BTreeSet<_>>().len(), "{names:?}");
    }
}
