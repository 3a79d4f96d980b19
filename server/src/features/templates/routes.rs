//! Routes for templates, their elements and example files.

use axum::{
    Json,
    body::Body,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};

use super::{
    apply, bulk, catalogue,
    dto::{
        AppliedTemplate, ApplyTemplate, CreateTemplate, CreateTemplateElement, DuplicateTemplate, NewExample,
        OnTemplate, OnTemplateElement, TakeExample, Template, TemplateElement, TemplateElements,
        TemplateElementsChanged, UpdateTemplate, UpdateTemplateElement,
    },
    elements,
    example::{self, OnRequest},
    files, moving,
};
use crate::{
    access::{LoanLender, LoanMember, SignedIn},
    features::needs_list::{ChangeElements, MoveElements, UndoChange},
    http::{CheckedPath, CheckedQuery, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// List the templates of your company
#[utoipa::path(get, path = "/templates", operation_id = "templates", tag = "templates",
    responses((status = 200, body = Vec<Template>), (status = 403, body = ProblemBody)))]
pub(super) async fn templates(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<Template>>, Problem> {
    catalogue::list(&state, signed_in).await.map(Json)
}

/// Add an empty template
#[utoipa::path(post, path = "/templates", operation_id = "createTemplate", tag = "templates", request_body = CreateTemplate,
    responses((status = 201, body = Template), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn create_template(
    signed_in: SignedIn,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<CreateTemplate>,
) -> Result<(StatusCode, Json<Template>), Problem> {
    Ok((StatusCode::CREATED, Json(catalogue::create(&state, signed_in, input).await?)))
}

/// Rename a template, or change its purpose
#[utoipa::path(put, path = "/templates/{templateId}", operation_id = "updateTemplate", tag = "templates",
    params(("templateId" = Uuid, Path)), request_body = UpdateTemplate,
    responses((status = 200, body = Template), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn update_template(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    ValidJson(input): ValidJson<UpdateTemplate>,
) -> Result<Json<Template>, Problem> {
    catalogue::update(&state, signed_in, on, input).await.map(Json)
}

/// Copy a template and its contents
#[utoipa::path(post, path = "/templates/{templateId}/duplicate", operation_id = "duplicateTemplate", tag = "templates",
    params(("templateId" = Uuid, Path)), request_body = DuplicateTemplate,
    responses((status = 201, body = Template), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn duplicate_template(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    ValidJson(input): ValidJson<DuplicateTemplate>,
) -> Result<(StatusCode, Json<Template>), Problem> {
    Ok((StatusCode::CREATED, Json(catalogue::duplicate(&state, signed_in, on, input).await?)))
}

/// Delete a template that no loan uses
#[utoipa::path(delete, path = "/templates/{templateId}", operation_id = "deleteTemplate", tag = "templates",
    params(("templateId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn delete_template(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
) -> Result<StatusCode, Problem> {
    catalogue::delete(&state, signed_in, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List the elements of a template
#[utoipa::path(get, path = "/templates/{templateId}/elements", operation_id = "templateElements", tag = "templates",
    params(("templateId" = Uuid, Path)),
    responses((status = 200, body = TemplateElements), (status = 404, body = ProblemBody)))]
pub(super) async fn template_elements(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
) -> Result<Json<TemplateElements>, Problem> {
    elements::list(&state, signed_in, on).await.map(Json)
}

/// Add a folder or file request to a template
#[utoipa::path(post, path = "/templates/{templateId}/elements", operation_id = "createTemplateElement", tag = "templates",
    params(("templateId" = Uuid, Path)), request_body = CreateTemplateElement,
    responses((status = 201, body = TemplateElement), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn create_template_element(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    ValidJson(input): ValidJson<CreateTemplateElement>,
) -> Result<(StatusCode, Json<TemplateElement>), Problem> {
    Ok((StatusCode::CREATED, Json(elements::create(&state, signed_in, on, input).await?)))
}

/// Change a folder or file request of a template
#[utoipa::path(put, path = "/templates/{templateId}/elements/{elementId}", operation_id = "updateTemplateElement",
    tag = "templates", params(("templateId" = Uuid, Path), ("elementId" = Uuid, Path)), request_body = UpdateTemplateElement,
    responses((status = 200, body = TemplateElement), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn update_template_element(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplateElement>,
    ValidJson(input): ValidJson<UpdateTemplateElement>,
) -> Result<Json<TemplateElement>, Problem> {
    elements::update(&state, signed_in, on, input).await.map(Json)
}

/// Delete a folder or file request of a template and its contents
#[utoipa::path(delete, path = "/templates/{templateId}/elements/{elementId}", operation_id = "deleteTemplateElement",
    tag = "templates", params(("templateId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn delete_template_element(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplateElement>,
) -> Result<StatusCode, Problem> {
    elements::delete(&state, signed_in, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Move folders and file requests of a template
///
/// Returns every element whose position changed.
#[utoipa::path(post, path = "/templates/{templateId}/elements/move", operation_id = "moveTemplateElements", tag = "templates",
    params(("templateId" = Uuid, Path)), request_body = MoveElements,
    responses((status = 200, body = Vec<TemplateElement>), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn move_template_elements(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    ValidJson(input): ValidJson<MoveElements>,
) -> Result<Json<Vec<TemplateElement>>, Problem> {
    moving::move_elements(&state, signed_in, on, input).await.map(Json)
}

/// Change, hide, show or delete several elements of a template
#[utoipa::path(post, path = "/templates/{templateId}/elements/bulk", operation_id = "changeTemplateElements", tag = "templates",
    params(("templateId" = Uuid, Path)), request_body = ChangeElements,
    responses((status = 200, body = TemplateElementsChanged), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn change_template_elements(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    ValidJson(input): ValidJson<ChangeElements>,
) -> Result<Json<TemplateElementsChanged>, Problem> {
    bulk::change(&state, signed_in, on, input).await.map(Json)
}

/// Undo a change of several elements of a template
///
/// Deleted elements are restored with their example files.
#[utoipa::path(post, path = "/templates/{templateId}/elements/bulk/restore", operation_id = "undoTemplateElements",
    tag = "templates", params(("templateId" = Uuid, Path)), request_body = UndoChange,
    responses((status = 200, body = Vec<TemplateElement>), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn undo_template_elements(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    ValidJson(input): ValidJson<UndoChange>,
) -> Result<Json<Vec<TemplateElement>>, Problem> {
    bulk::undo(&state, signed_in, on, input).await.map(Json)
}

/// Add a template to a loan's needs list
///
/// Items with the same name in the same folder aren't duplicated.
#[utoipa::path(post, path = "/loans/{loanId}/templates/{templateId}/apply", operation_id = "applyTemplate", tag = "templates",
    params(("loanId" = Uuid, Path), ("templateId" = Uuid, Path)), request_body = ApplyTemplate,
    responses((status = 200, body = AppliedTemplate), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn apply_template(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    ValidJson(input): ValidJson<ApplyTemplate>,
) -> Result<Json<AppliedTemplate>, Problem> {
    apply::apply(&state, member, on, input).await.map(Json)
}

/// Set the example file of a template's request
#[utoipa::path(put, path = "/templates/{templateId}/elements/{elementId}/answer", operation_id = "answerTemplateElement",
    tag = "templates", params(("templateId" = Uuid, Path), ("elementId" = Uuid, Path)), request_body = TakeExample,
    responses((status = 200, body = TemplateElement), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn answer_template_element(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplateElement>,
    ValidJson(input): ValidJson<TakeExample>,
) -> Result<Json<TemplateElement>, Problem> {
    files::copy_example(&state, signed_in, on, input).await.map(Json)
}

/// Remove the example file of a template's request
#[utoipa::path(delete, path = "/templates/{templateId}/elements/{elementId}/answer", operation_id = "removeTemplateAnswer",
    tag = "templates", params(("templateId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, body = TemplateElement), (status = 404, body = ProblemBody)))]
pub(super) async fn remove_template_answer(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplateElement>,
) -> Result<Json<TemplateElement>, Problem> {
    files::remove_answer(&state, signed_in, on).await.map(Json)
}

/// Upload an example file for a template's request
#[utoipa::path(put, path = "/templates/{templateId}/elements/{elementId}/answer/content",
    operation_id = "uploadTemplateAnswer", tag = "templates",
    params(("templateId" = Uuid, Path), ("elementId" = Uuid, Path), NewExample),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = TemplateElement), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn upload_template_answer(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplateElement>,
    CheckedQuery(file): CheckedQuery<NewExample>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<TemplateElement>, Problem> {
    files::upload(&state, signed_in, on, file, (headers, body)).await.map(Json)
}

/// Download an example file of a template
#[utoipa::path(get, path = "/templates/{templateId}/elements/{elementId}/answer/content",
    operation_id = "downloadTemplateAnswer", tag = "templates",
    params(("templateId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, content_type = "application/octet-stream", body = Vec<u8>), (status = 404, body = ProblemBody)))]
pub(super) async fn download_template_answer(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplateElement>,
) -> Result<Response, Problem> {
    files::download(&state, signed_in, on).await
}

/// Download the example file of a loan's request
#[utoipa::path(get, path = "/loans/{loanId}/elements/{elementId}/example/content", operation_id = "downloadExample",
    tag = "needs list", params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, content_type = "application/octet-stream", body = Vec<u8>), (status = 404, body = ProblemBody)))]
pub(super) async fn download_example(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnRequest>,
) -> Result<Response, Problem> {
    example::download(&state, member, on).await
}
