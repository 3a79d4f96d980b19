//! Routes that change several elements.

use axum::{Json, extract::State};

use super::{
    bulk,
    bulk_dto::{BulkChangeResult, ChangeElements, MoveElements, UndoChange},
    moving,
};
use crate::{
    access::LoanLender,
    features::needs_list::dto::NeedsListElement,
    http::{Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// Move folders and file requests
///
/// Returns every element whose position changed.
#[utoipa::path(post, path = "/loans/{loanId}/elements/move", operation_id = "moveElements", tag = "needs list",
    params(("loanId" = Uuid, Path)), request_body = MoveElements,
    responses((status = 200, body = Vec<NeedsListElement>), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn move_elements(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<MoveElements>,
) -> Result<Json<Vec<NeedsListElement>>, Problem> {
    moving::move_elements(&state, &member, input).await.map(Json)
}

/// Change, hide, show or delete several elements
#[utoipa::path(post, path = "/loans/{loanId}/elements/bulk", operation_id = "changeElements", tag = "needs list",
    params(("loanId" = Uuid, Path)), request_body = ChangeElements,
    responses((status = 200, body = BulkChangeResult), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn change(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<ChangeElements>,
) -> Result<Json<BulkChangeResult>, Problem> {
    bulk::change(&state, &member, input).await.map(Json)
}

/// Undo a change of several elements
#[utoipa::path(post, path = "/loans/{loanId}/elements/bulk/restore", operation_id = "undoElements", tag = "needs list",
    params(("loanId" = Uuid, Path)), request_body = UndoChange,
    responses((status = 200, body = Vec<NeedsListElement>), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn undo(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<UndoChange>,
) -> Result<Json<Vec<NeedsListElement>>, Problem> {
    bulk::undo(&state, &member, input).await.map(Json)
}
