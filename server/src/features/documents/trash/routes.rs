//! Routes for the trash of a loan.

use axum::{Json, extract::State, http::StatusCode};

use super::{
    contents,
    dto::{LoanTrash, OnTrashed, RestoredDocument},
    restore_or_erase,
};
use crate::{
    access::{LoanLender, LoanMember},
    http::{CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// List the deleted documents of a loan
///
/// Lenders get all; others get those that they deleted themselves. Latest first.
#[utoipa::path(get, path = "/loans/{loanId}/trash", operation_id = "trash", tag = "documents",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = LoanTrash), (status = 404, body = ProblemBody)))]
pub(in super::super) async fn list(
    member: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<LoanTrash>, Problem> {
    Ok(Json(contents::list(state.db.read(), &member, state.clock.now()).await?))
}

/// Restore a deleted document
///
/// To the requests that it answered, if they accept it; otherwise to its uploader's shoebox.
#[utoipa::path(post, path = "/loans/{loanId}/trash/{documentId}/restore", operation_id = "restoreDocument", tag = "documents",
    params(("loanId" = Uuid, Path), ("documentId" = Uuid, Path)),
    responses((status = 200, body = RestoredDocument), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in super::super) async fn restore_document(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTrashed>,
) -> Result<Json<RestoredDocument>, Problem> {
    restore_or_erase::restore_document(&state, &member, on.document_id).await.map(Json)
}

/// Delete a document permanently
#[utoipa::path(delete, path = "/loans/{loanId}/trash/{documentId}", operation_id = "eraseDocument", tag = "documents",
    params(("loanId" = Uuid, Path), ("documentId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in super::super) async fn erase_document(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTrashed>,
) -> Result<StatusCode, Problem> {
    restore_or_erase::erase_document(&state, &member, on.document_id).await?;
    Ok(StatusCode::NO_CONTENT)
}
