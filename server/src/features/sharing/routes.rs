//! Routes for sharing.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    confirm as confirmed,
    dto::{ConfirmSharing, EndShares, NewShare, SharingDone, SharingPreview, SharingRequest},
    plan, shares, undo as undone,
};
use crate::{
    access::LoanLender,
    features::needs_list::NeedsListElement,
    http::{CheckedPath, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// Share elements with people on the loan
///
/// Repeating it changes nothing. Returns the elements concerned.
#[utoipa::path(post, path = "/loans/{loanId}/shared-info", operation_id = "createSharedInfo", tag = "sharing",
    params(("loanId" = Uuid, Path)), request_body = Vec<NewShare>,
    responses((status = 200, body = Vec<NeedsListElement>), (status = 422, body = ProblemBody)))]
pub(super) async fn create(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(wished): ValidJson<Vec<NewShare>>,
) -> Result<Json<Vec<NeedsListElement>>, Problem> {
    shares::create(&state, &member, &wished).await.map(Json)
}

/// Stop sharing elements with people
///
/// Linked items stay linked. Ending a share that doesn't exist changes nothing. Returns the elements concerned.
#[utoipa::path(delete, path = "/loans/{loanId}/shared-info", operation_id = "endSharedInfo", tag = "sharing",
    params(("loanId" = Uuid, Path)), request_body = EndShares,
    responses((status = 200, body = Vec<NeedsListElement>), (status = 404, body = ProblemBody)))]
pub(super) async fn end(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<EndShares>,
) -> Result<Json<Vec<NeedsListElement>>, Problem> {
    shares::end_shares(&state, &member, &input.shares).await.map(Json)
}

/// Preview confirming the sharing dialog
#[utoipa::path(post, path = "/loans/{loanId}/sharing/preview", operation_id = "previewSharing", tag = "sharing",
    params(("loanId" = Uuid, Path)), request_body = SharingRequest,
    responses((status = 200, body = SharingPreview), (status = 422, body = ProblemBody)))]
pub(super) async fn preview(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<SharingRequest>,
) -> Result<Json<SharingPreview>, Problem> {
    let plan = plan::plan_dialog(state.db.read(), &member, &input).await?;
    state.heavy.run(move || plan::preview(&plan)).await.map(Json)
}

/// Confirm the sharing dialog
///
/// Contacts and people are added, made visible and given access to the elements, in that order; all or nothing.
#[utoipa::path(post, path = "/loans/{loanId}/sharing", operation_id = "share", tag = "sharing",
    params(("loanId" = Uuid, Path)), request_body = ConfirmSharing,
    responses((status = 200, body = SharingDone), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn confirm(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<ConfirmSharing>,
) -> Result<Json<SharingDone>, Problem> {
    confirmed::confirm_dialog(&state, &member, input).await.map(Json)
}

/// The confirmed dialog in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnSharing {
    undo_id: Uuid,
}

/// Undo a confirmed sharing
#[utoipa::path(post, path = "/loans/{loanId}/sharing/{undoId}/undo", operation_id = "undoSharing", tag = "sharing",
    params(("loanId" = Uuid, Path), ("undoId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn undo(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnSharing>,
) -> Result<StatusCode, Problem> {
    undone::undo(&state, &member, on.undo_id).await?;
    Ok(StatusCode::NO_CONTENT)
}
