//! Routes for a loan's needs list.

use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    commands,
    discussion::{
        comments::{self, Comment, CreateComment},
        element_history::{self, HistoryEntry},
    },
    dto::{NeedsList, NeedsListElement},
    element_changes::restore_one,
    inputs::{CreateElement, ListQuery, ListStatus, ListView, UndoElement, UndoSeveral, UpdateElement},
    queries::{
        export, list as needs_list,
        request_search::{self, FindRequests, FoundRequests},
    },
    undo, visibility,
};
use crate::{
    access::{LoanLender, LoanMember, SignedIn},
    http::{AtMost, CheckedPath, CheckedQuery, Problem, ValidJson, csv::CsvFile, problem::ProblemBody},
    state::AppState,
};

/// The ids in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnElement {
    pub element_id: Uuid,
}

/// List the elements of a loan
///
/// Lenders can view the list as a borrower sees it, at any status of the loan.
#[utoipa::path(get, path = "/loans/{loanId}/elements", operation_id = "elements", tag = "needs list",
    params(("loanId" = Uuid, Path), ListQuery),
    responses((status = 200, body = NeedsList, headers(("etag" = String, description = "identifies the current list"))),
        (status = 304, description = "the list hasn't changed"),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn list(
    member: LoanMember,
    State(state): State<AppState>,
    headers: HeaderMap,
    at_most: Option<Extension<AtMost>>,
    CheckedQuery(query): CheckedQuery<ListQuery>,
) -> Result<Response, Problem> {
    let ListQuery { view: ListView::Conventional, status: ListStatus::Active, as_user_id, at_status } = query;
    if as_user_id.is_none() && at_status.is_none() {
        return needs_list::list(&state, &member, &headers, at_most.map(|Extension(at_most)| at_most)).await;
    }
    if !member.role().is_lender() {
        return Err(Problem::forbidden());
    }
    let content = visibility::load_list_as(state.db.read(), &member, as_user_id, at_status).await?;
    Ok(Json(NeedsList { content }).into_response())
}

/// Export the requests of a loan for spreadsheets
#[utoipa::path(get, path = "/loans/{loanId}/elements/export", operation_id = "exportElements", tag = "needs list",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody)))]
pub(super) async fn export(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
) -> Result<CsvFile, Problem> {
    Ok(export::file(&state, &member).await?)
}

/// Add a folder or file request
#[utoipa::path(post, path = "/loans/{loanId}/elements", operation_id = "createElement", tag = "needs list",
    params(("loanId" = Uuid, Path)), request_body = CreateElement,
    responses((status = 201, body = NeedsListElement), (status = 422, body = ProblemBody)))]
pub(super) async fn create(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<CreateElement>,
) -> Result<(StatusCode, Json<NeedsListElement>), Problem> {
    let created = commands::create(&state, &member, input).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// Change a folder or file request
#[utoipa::path(put, path = "/loans/{loanId}/elements/{elementId}", operation_id = "updateElement", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)), request_body = UpdateElement,
    responses((status = 200, body = NeedsListElement), (status = 409, body = ProblemBody)))]
pub(super) async fn update(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
    ValidJson(input): ValidJson<UpdateElement>,
) -> Result<Json<NeedsListElement>, Problem> {
    commands::update(&state, &member, on.element_id, input).await.map(Json)
}

/// Delete a folder or file request and its contents
#[utoipa::path(delete, path = "/loans/{loanId}/elements/{elementId}", operation_id = "deleteElement", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn delete(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
) -> Result<StatusCode, Problem> {
    commands::delete(&state, &member, on.element_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Restore a deleted folder or file request
#[utoipa::path(post, path = "/loans/{loanId}/elements/{elementId}/restore", operation_id = "restoreElement", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, body = NeedsListElement), (status = 409, body = ProblemBody)))]
pub(super) async fn restore(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
) -> Result<Json<NeedsListElement>, Problem> {
    restore_one(&state, &member, on.element_id).await.map(Json)
}

/// Undo your last change to a folder or file request
///
/// Restores name, description, priority, visibility, verdicts, removed files and not-applicable claims. Refused if
/// anyone changed it since.
#[utoipa::path(post, path = "/loans/{loanId}/elements/{elementId}/undo", operation_id = "undoElement", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)), request_body = UndoElement,
    responses((status = 200, body = NeedsListElement), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn undo(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
    ValidJson(input): ValidJson<UndoElement>,
) -> Result<Json<NeedsListElement>, Problem> {
    undo::undo_last_change(&state, &member, on.element_id, input.version).await.map(Json)
}

/// Undo your last change to several elements
///
/// All or nothing: refused if anyone changed one of them since.
#[utoipa::path(post, path = "/loans/{loanId}/elements/undo", operation_id = "undoSeveral", tag = "needs list",
    params(("loanId" = Uuid, Path)), request_body = UndoSeveral,
    responses((status = 200, body = Vec<NeedsListElement>), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn undo_several(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<UndoSeveral>,
) -> Result<Json<Vec<NeedsListElement>>, Problem> {
    undo::undo_changes(&state, &member, &input.versions).await.map(Json)
}

/// Search folders and requests by name on all your loans
#[utoipa::path(get, path = "/requests", operation_id = "findRequests", tag = "needs list", params(FindRequests),
    responses((status = 200, body = FoundRequests), (status = 400, body = ProblemBody)))]
pub(super) async fn find(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<FindRequests>,
) -> Result<Json<FoundRequests>, Problem> {
    request_search::find(&state, &signed_in, &query).await.map(Json)
}

/// List the comments on an element, oldest first
#[utoipa::path(get, path = "/loans/{loanId}/elements/{elementId}/comments", operation_id = "comments", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, body = Vec<Comment>), (status = 404, body = ProblemBody)))]
pub(super) async fn comments(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
) -> Result<Json<Vec<Comment>>, Problem> {
    comments::list(&state, member, on.element_id).await.map(Json)
}

/// Comment on an element
#[utoipa::path(post, path = "/loans/{loanId}/elements/{elementId}/comments", operation_id = "addComment", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)), request_body = CreateComment,
    responses((status = 201, body = Comment), (status = 422, body = ProblemBody)))]
pub(super) async fn add_comment(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
    ValidJson(input): ValidJson<CreateComment>,
) -> Result<(StatusCode, Json<Comment>), Problem> {
    Ok((StatusCode::CREATED, Json(comments::add(&state, member, on.element_id, input).await?)))
}

/// List the latest 500 history entries of an element, latest first
#[utoipa::path(get, path = "/loans/{loanId}/elements/{elementId}/history", operation_id = "elementHistory", tag = "needs list",
    params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, body = Vec<HistoryEntry>), (status = 404, body = ProblemBody)))]
pub(super) async fn element_history(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnElement>,
) -> Result<Json<Vec<HistoryEntry>>, Problem> {
    element_history::list(&state, member, on.element_id).await.map(Json)
}
