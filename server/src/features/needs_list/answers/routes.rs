//! Routes for the answers of a request.

use axum::{Json, extract::State};
use serde::Deserialize;
use uuid::Uuid;

use crate::{
    access::{LoanLender, LoanMember},
    features::needs_list::{
        dto::{Answer, NeedsListElement},
        inputs::{AcceptElements, AnswerElement, ReviewElement, SayNotApplicable},
        routes::OnElement,
    },
    http::{CheckedPath, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// The ids in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::needs_list) struct OnAnswer {
    element_id: Uuid,
    document_id: Uuid,
}

/// Add a document to the answer of a file request
#[utoipa::path(put, path = "/loans/{loanId}/elements/{elementId}/answer", operation_id = "answerElement", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)), request_body = AnswerElement,
    responses((status = 200, body = NeedsListElement), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn answer(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
    ValidJson(input): ValidJson<AnswerElement>,
) -> Result<Json<NeedsListElement>, Problem> {
    super::answer(&state, &member, on.element_id, input).await.map(Json)
}

/// Remove the answer of a file request
#[utoipa::path(delete, path = "/loans/{loanId}/elements/{elementId}/answer", operation_id = "removeAnswer", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, body = NeedsListElement), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn remove_answer(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
) -> Result<Json<NeedsListElement>, Problem> {
    super::remove_all(&state, &member, on.element_id).await.map(Json)
}

/// Accept or reject the answer of a file request
#[utoipa::path(post, path = "/loans/{loanId}/elements/{elementId}/review", operation_id = "reviewElement", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)), request_body = ReviewElement,
    responses((status = 200, body = NeedsListElement), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn review(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
    ValidJson(input): ValidJson<ReviewElement>,
) -> Result<Json<NeedsListElement>, Problem> {
    super::review(&state, &member, on.element_id, input).await.map(Json)
}

/// Accept everything that waits on several file requests
///
/// Returns the requests that were accepted; each can be undone.
#[utoipa::path(post, path = "/loans/{loanId}/elements/accept", operation_id = "acceptElements", tag = "needs list",
    params(("loanId" = Uuid, Path)), request_body = AcceptElements,
    responses((status = 200, body = Vec<NeedsListElement>), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn accept_all(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<AcceptElements>,
) -> Result<Json<Vec<NeedsListElement>>, Problem> {
    super::accept_all(&state, &member, input).await.map(Json)
}

/// Remove one document from the answer of a file request
#[utoipa::path(delete, path = "/loans/{loanId}/elements/{elementId}/answers/{documentId}", operation_id = "removeOneAnswer",
    tag = "needs list", params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path), ("documentId" = Uuid, Path)),
    responses((status = 200, body = NeedsListElement), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn remove_one_answer(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnAnswer>,
) -> Result<Json<NeedsListElement>, Problem> {
    super::remove(&state, &member, on.element_id, on.document_id).await.map(Json)
}

/// List the earlier versions of a file request
///
/// Returns rejected documents that another answer replaced, each with its verdict, the latest first.
#[utoipa::path(get, path = "/loans/{loanId}/elements/{elementId}/earlier-answers", operation_id = "earlierAnswers",
    tag = "needs list", params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, body = Vec<Answer>), (status = 404, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn earlier_answers(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
) -> Result<Json<Vec<Answer>>, Problem> {
    super::earlier_versions::list(&state, &member, on.element_id).await.map(Json)
}

/// Mark a file request as not applicable
#[utoipa::path(post, path = "/loans/{loanId}/elements/{elementId}/not-applicable", operation_id = "sayNotApplicable",
    tag = "needs list", params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)), request_body = SayNotApplicable,
    responses((status = 200, body = NeedsListElement), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn claim_not_applicable(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
    ValidJson(input): ValidJson<SayNotApplicable>,
) -> Result<Json<NeedsListElement>, Problem> {
    super::claim_not_applicable(&state, &member, on.element_id, input.reason).await.map(Json)
}

/// Undo marking a file request as not applicable
#[utoipa::path(delete, path = "/loans/{loanId}/elements/{elementId}/not-applicable", operation_id = "takeBackNotApplicable",
    tag = "needs list", params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, body = NeedsListElement), (status = 422, body = ProblemBody)))]
pub(in crate::features::needs_list) async fn withdraw_not_applicable(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
) -> Result<Json<NeedsListElement>, Problem> {
    super::withdraw_not_applicable(&state, &member, on.element_id).await.map(Json)
}
