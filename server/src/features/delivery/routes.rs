//! The route for trying an address again.

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use uuid::Uuid;

use super::retry::retry_address;
use crate::{
    access::LoanLender,
    http::{CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// The person in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PersonPath {
    user_id: Uuid,
}

/// Try an undeliverable address again
///
/// Removes the mark from the person's address, and sends the company's emails to it that failed in the last week.
#[utoipa::path(post, path = "/loans/{loanId}/users/{userId}/email/retry", operation_id = "retryAddress",
    tag = "team", params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn retry(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
) -> Result<StatusCode, Problem> {
    retry_address(&state, &viewer, on.user_id).await?;
    Ok(StatusCode::NO_CONTENT)
}
