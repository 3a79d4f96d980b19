//! Routes of a loan's entities.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use shared_rules::individuals::licence::DriversLicense;
use uuid::Uuid;

use super::{
    commands,
    dto::{CreateEntity, LoanEntity, PutLabels, UpdateEntity},
    license_reveal, visibility,
};
use crate::{
    access::{AllowArchived, LoanLender, LoanMember},
    http::{CheckedPath, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// The entity in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct EntityPath {
    pub entity_id: Uuid,
}

/// List the entities of a loan
#[utoipa::path(get, path = "/loans/{loanId}/entities", operation_id = "entities", tag = "entities",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = Vec<LoanEntity>), (status = 404, body = ProblemBody)))]
pub(super) async fn list(
    member: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<Vec<LoanEntity>>, Problem> {
    let seen = visibility::list_visible(state.db.read(), &member, None).await?;
    Ok(Json(seen.into_iter().map(|seen| seen.into_dto(&state.vault)).collect()))
}

/// Add an entity to a loan
#[utoipa::path(post, path = "/loans/{loanId}/entities", operation_id = "createEntity", tag = "entities",
    params(("loanId" = Uuid, Path)), request_body = CreateEntity,
    responses((status = 201, body = LoanEntity), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn create(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<CreateEntity>,
) -> Result<(StatusCode, Json<LoanEntity>), Problem> {
    let created = commands::create_entity(&state, &member, input).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// Get an entity of a loan
#[utoipa::path(get, path = "/loans/{loanId}/entities/{entityId}", operation_id = "entity", tag = "entities",
    params(("loanId" = Uuid, Path), ("entityId" = Uuid, Path)),
    responses((status = 200, body = LoanEntity), (status = 404, body = ProblemBody)))]
pub(super) async fn get(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EntityPath>,
) -> Result<Json<LoanEntity>, Problem> {
    Ok(Json(visibility::find_visible(state.db.read(), &member, on.entity_id).await?.into_dto(&state.vault)))
}

/// Change an entity of a loan
#[utoipa::path(put, path = "/loans/{loanId}/entities/{entityId}", operation_id = "updateEntity", tag = "entities",
    params(("loanId" = Uuid, Path), ("entityId" = Uuid, Path)), request_body = UpdateEntity,
    responses((status = 200, body = LoanEntity), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn update(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EntityPath>,
    ValidJson(input): ValidJson<UpdateEntity>,
) -> Result<Json<LoanEntity>, Problem> {
    commands::update_entity(&state, &member, on.entity_id, input).await.map(Json)
}

/// Remove an entity from a loan
#[utoipa::path(delete, path = "/loans/{loanId}/entities/{entityId}", operation_id = "deleteEntity", tag = "entities",
    params(("loanId" = Uuid, Path), ("entityId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn delete(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EntityPath>,
) -> Result<StatusCode, Problem> {
    commands::remove_entity(&state, &member, on.entity_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Replace an entity's labels on a loan
#[utoipa::path(put, path = "/loans/{loanId}/entities/{entityId}/labels", operation_id = "putEntityLabels", tag = "entities",
    params(("loanId" = Uuid, Path), ("entityId" = Uuid, Path)), request_body = PutLabels,
    responses((status = 200, body = LoanEntity), (status = 404, body = ProblemBody)))]
pub(super) async fn put_labels(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EntityPath>,
    ValidJson(input): ValidJson<PutLabels>,
) -> Result<Json<LoanEntity>, Problem> {
    commands::put_labels(&state, &member, on.entity_id, input.labels).await.map(Json)
}

/// Get a person's full driver's license
///
/// Every view is recorded.
#[utoipa::path(post, path = "/loans/{loanId}/entities/{entityId}/licence/reveal", operation_id = "revealEntityLicence",
    tag = "entities", params(("loanId" = Uuid, Path), ("entityId" = Uuid, Path)),
    responses((status = 200, body = DriversLicense), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn reveal_entity_licence(
    AllowArchived(member): AllowArchived<LoanMember>,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EntityPath>,
) -> Result<Json<DriversLicense>, Problem> {
    license_reveal::reveal(&state, member, on.entity_id).await.map(Json)
}
