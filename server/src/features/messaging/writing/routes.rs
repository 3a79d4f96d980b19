//! The routes of the composer's data.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    drafts,
    dto::{
        Count, CreateDraft, Draft, RecipientOption, RecipientsQuery, SaveSignature, SaveTemplate, Signature,
        SignaturesQuery, Template, UpdateDraft,
    },
    recipients, signatures, templates,
};
use crate::{
    access::{LoanMember, OwnDraft, SignedIn, load_viewable_loan},
    http::{CheckedOf, CheckedPath, CheckedQuery, Problem, problem::ProblemBody},
    state::AppState,
};

/// The id in the path.
#[derive(Debug, Deserialize)]
pub(super) struct OfId {
    id: Uuid,
}

/// List possible recipients on a loan
#[utoipa::path(get, path = "/loans/{loanId}/recipients", operation_id = "recipients", tag = "messaging",
    params(("loanId" = Uuid, Path), RecipientsQuery),
    responses((status = 200, body = Vec<RecipientOption>), (status = 404, body = ProblemBody)))]
pub(super) async fn recipients(
    viewer: LoanMember,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<RecipientsQuery>,
) -> Result<Json<Vec<RecipientOption>>, Problem> {
    Ok(Json(recipients::recipients(&state, &viewer, query.kind).await?))
}

/// List your drafts on a loan, last saved first
#[utoipa::path(get, path = "/messages/draft/{id}", operation_id = "drafts", tag = "messaging",
    params(("id" = Uuid, Path, description = "The loan")),
    responses((status = 200, body = Vec<Draft>), (status = 404, body = ProblemBody)))]
pub(super) async fn drafts(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfId>,
) -> Result<Json<Vec<Draft>>, Problem> {
    let member = load_viewable_loan(&state, signed_in, of.id).await?;
    Ok(Json(drafts::list(&state, &member).await?))
}

/// Count your drafts on a loan
#[utoipa::path(get, path = "/messages/draft/{id}/count", operation_id = "countDrafts", tag = "messaging",
    params(("id" = Uuid, Path, description = "The loan")),
    responses((status = 200, body = Count), (status = 404, body = ProblemBody)))]
pub(super) async fn count_drafts(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfId>,
) -> Result<Json<Count>, Problem> {
    let member = load_viewable_loan(&state, signed_in, of.id).await?;
    Ok(Json(drafts::count(&state, &member).await?))
}

/// Create a draft
#[utoipa::path(post, path = "/messages/draft", operation_id = "createDraft", tag = "messaging", request_body = CreateDraft,
    responses((status = 201, body = Draft), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody),
    (status = 409, description = "The thread already has a draft, returned as `current`", body = ProblemBody)))]
pub(super) async fn create_draft(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedOf(input): CheckedOf<CreateDraft>,
) -> Result<(StatusCode, Json<Draft>), Problem> {
    let member = load_viewable_loan(&state, signed_in, input.content.context_id).await?;
    member.require_write_role()?;
    Ok((StatusCode::CREATED, Json(drafts::create(&state, &member, input).await?)))
}

/// Update a draft
#[utoipa::path(put, path = "/messages/draft/{id}", operation_id = "updateDraft", tag = "messaging", request_body = UpdateDraft,
    params(("id" = Uuid, Path, description = "The draft")),
    responses((status = 200, body = Draft), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn update_draft(
    on: OwnDraft,
    State(state): State<AppState>,
    CheckedOf(input): CheckedOf<UpdateDraft>,
) -> Result<Json<Draft>, Problem> {
    drafts::update(&state, on, input).await.map(Json)
}

/// Delete a draft
#[utoipa::path(delete, path = "/messages/draft/{id}", operation_id = "deleteDraft", tag = "messaging",
    params(("id" = Uuid, Path, description = "The draft")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn delete_draft(on: OwnDraft, State(state): State<AppState>) -> Result<StatusCode, Problem> {
    drafts::delete(&state, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List your message templates by name
#[utoipa::path(get, path = "/messagetemplate", operation_id = "messageTemplates", tag = "messaging",
    responses((status = 200, body = Vec<Template>)))]
pub(super) async fn templates(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<Template>>, Problem> {
    Ok(Json(templates::list(&state, &signed_in).await?))
}

/// Create a message template
#[utoipa::path(post, path = "/messagetemplate", operation_id = "createMessageTemplate", tag = "messaging",
    request_body = SaveTemplate, responses((status = 201, body = Template), (status = 422, body = ProblemBody)))]
pub(super) async fn create_template(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedOf(input): CheckedOf<SaveTemplate>,
) -> Result<(StatusCode, Json<Template>), Problem> {
    Ok((StatusCode::CREATED, Json(templates::create(&state, &signed_in, input).await?)))
}

/// Update a message template
#[utoipa::path(put, path = "/messagetemplate", operation_id = "updateMessageTemplate", tag = "messaging",
    request_body = SaveTemplate,
    responses((status = 200, body = Template), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn update_template(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedOf(input): CheckedOf<SaveTemplate>,
) -> Result<Json<Template>, Problem> {
    templates::update(&state, &signed_in, input).await.map(Json)
}

/// Delete a message template
#[utoipa::path(delete, path = "/messagetemplate/{id}", operation_id = "deleteMessageTemplate", tag = "messaging",
    params(("id" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn delete_template(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfId>,
) -> Result<StatusCode, Problem> {
    templates::delete(&state, &signed_in, of.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List your signatures at a company
#[utoipa::path(get, path = "/signature", operation_id = "signatures", tag = "messaging", params(SignaturesQuery),
    responses((status = 200, body = Vec<Signature>), (status = 404, body = ProblemBody)))]
pub(super) async fn signatures(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<SignaturesQuery>,
) -> Result<Json<Vec<Signature>>, Problem> {
    signatures::list(&state, &signed_in, query).await.map(Json)
}

/// Create or update a signature
#[utoipa::path(put, path = "/signature/{id}", operation_id = "putSignature", tag = "messaging",
    params(("id" = Uuid, Path)), request_body = SaveSignature,
    responses((status = 200, body = Signature), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_signature(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfId>,
    CheckedOf(input): CheckedOf<SaveSignature>,
) -> Result<Json<Signature>, Problem> {
    signatures::put(&state, &signed_in, of.id, input).await.map(Json)
}

/// Delete a signature
#[utoipa::path(delete, path = "/signature/{id}", operation_id = "deleteSignature", tag = "messaging",
    params(("id" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn delete_signature(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfId>,
) -> Result<StatusCode, Problem> {
    signatures::delete(&state, &signed_in, of.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
