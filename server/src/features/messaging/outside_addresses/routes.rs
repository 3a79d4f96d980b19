//! The routes with which lenders approve outside addresses.

use axum::{Json, extract::State};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    approval,
    dto::{DecideOutside, DecidedOutside, WaitingMessages},
};
use crate::{
    access::LoanLender,
    http::{CheckedPath, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// The message in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnMessage {
    message_id: Uuid,
}

/// List messages whose outside addresses wait for approval
#[utoipa::path(get, path = "/loans/{loanId}/outside-addresses", operation_id = "waitingOutsideAddresses",
    tag = "messaging", params(("loanId" = Uuid, Path)),
    responses((status = 200, body = WaitingMessages), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn list(
    lender: LoanLender,
    State(state): State<AppState>,
) -> Result<Json<WaitingMessages>, Problem> {
    approval::list(&state, &lender.0).await.map(Json)
}

/// Approve or decline the outside addresses of a message
///
/// Approved emails are sent; declined ones never are. Idempotent.
#[utoipa::path(post, path = "/loans/{loanId}/outside-addresses/{messageId}", operation_id = "decideOutsideAddresses",
    tag = "messaging", params(("loanId" = Uuid, Path), ("messageId" = Uuid, Path)), request_body = DecideOutside,
    responses((status = 200, body = DecidedOutside), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(super) async fn decide(
    lender: LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnMessage>,
    ValidJson(input): ValidJson<DecideOutside>,
) -> Result<Json<DecidedOutside>, Problem> {
    approval::decide(&state, &lender, on.message_id, input).await.map(Json)
}
