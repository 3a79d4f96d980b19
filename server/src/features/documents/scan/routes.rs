//! Routes for a document's virus check.

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use uuid::Uuid;

use super::commands;
use crate::{
    access::LoanLender,
    http::{CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// The document in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct OnChecked {
    pub document_id: Uuid,
}

/// Check a document for viruses again
///
/// A detection may be a false positive by newer signatures. Until the check is done, the document can't be opened.
#[utoipa::path(post, path = "/loans/{loanId}/documents/{documentId}/virus-check", operation_id = "checkForViruses", tag = "documents",
    params(("loanId" = Uuid, Path), ("documentId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in super::super) async fn check_again(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnChecked>,
) -> Result<StatusCode, Problem> {
    commands::check_again(&state, &member, on.document_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete malware immediately
///
/// The infected file of a document and of its earlier versions; for lead lenders. The document stays, without it.
#[utoipa::path(delete, path = "/loans/{loanId}/documents/{documentId}/malware", operation_id = "deleteMalware", tag = "documents",
    params(("loanId" = Uuid, Path), ("documentId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in super::super) async fn delete_malware(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnChecked>,
) -> Result<StatusCode, Problem> {
    commands::erase_malware(&state, &member, on.document_id).await?;
    Ok(StatusCode::NO_CONTENT)
}
