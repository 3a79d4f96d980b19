//! The calls on one's own lending company.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use shared_rules::team::permission::Permission;
use uuid::Uuid;

use super::{
    dto::{
        AddEmployee, Company, CompanyEmployee, LeavingHow, LeavingPreview, UpdateCompany, UpdateEmployee,
        UpdatePermissions,
    },
    employees, leaving, second_step, settings,
};
use crate::{
    access::{CompanyLead, CompanyLender},
    http::{Checked, CheckedPath, CheckedQuery, Problem, problem::ProblemBody},
    state::AppState,
};

/// One's own lending company
#[utoipa::path(get, path = "/company", operation_id = "company", tag = "company",
    responses((status = 200, body = Company), (status = 403, body = ProblemBody)))]
pub(super) async fn get(lender: CompanyLender) -> Json<Company> {
    Json(lender.company.into())
}

/// Switch features of the company on or off
#[utoipa::path(put, path = "/company", operation_id = "updateCompany", tag = "company",
    request_body = UpdateCompany,
    responses((status = 200, body = Company), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn put(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    Checked(input): Checked<UpdateCompany>,
) -> Result<Json<Company>, Problem> {
    settings::update(&state, &lead, input).await.map(Json)
}

/// Decide what a role may do on the company's loans
#[utoipa::path(put, path = "/company/permissions", operation_id = "updatePermissions", tag = "company",
    request_body = UpdatePermissions,
    responses((status = 200, body = Company), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn put_permissions(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    Checked(input): Checked<UpdatePermissions>,
) -> Result<Json<Company>, Problem> {
    settings::update_permissions(&state, lead.company.id, input).await.map(Json)
}

/// Take on an employee
#[utoipa::path(post, path = "/company/employees", operation_id = "addEmployee", tag = "company",
    request_body = AddEmployee,
    responses((status = 201, body = CompanyEmployee), (status = 403, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn add_employee(
    lender: CompanyLender,
    State(state): State<AppState>,
    Checked(input): Checked<AddEmployee>,
) -> Result<(StatusCode, Json<CompanyEmployee>), Problem> {
    lender.require(Permission::CrudAssociate)?;
    let employee = employees::add(&state, &lender, input).await?;
    Ok((StatusCode::CREATED, Json(employee)))
}

/// The employee in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnEmployee {
    user_id: Uuid,
}

/// Give an employee another role at the company
#[utoipa::path(put, path = "/company/employees/{userId}", operation_id = "updateEmployee", tag = "company",
    params(("userId" = Uuid, Path)), request_body = UpdateEmployee,
    responses((status = 200, body = CompanyEmployee), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_employee(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnEmployee>,
    Checked(input): Checked<UpdateEmployee>,
) -> Result<Json<CompanyEmployee>, Problem> {
    lender.require(Permission::CrudAssociate)?;
    employees::change_role(&state, &lender, on.user_id, input.company_role).await.map(Json)
}

/// Let an employee go
///
/// Their loans go to the colleague who is named, their access ends at once.
#[utoipa::path(delete, path = "/company/employees/{userId}", operation_id = "removeEmployee", tag = "company",
    params(("userId" = Uuid, Path), LeavingHow),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn remove_employee(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnEmployee>,
    CheckedQuery(how): CheckedQuery<LeavingHow>,
) -> Result<StatusCode, Problem> {
    leaving::remove(&state, &lead, on.user_id, how.hand_over_to).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What an employee who leaves leaves behind
#[utoipa::path(get, path = "/company/employees/{userId}/leaving", operation_id = "employeeLeaving", tag = "company",
    params(("userId" = Uuid, Path)),
    responses((status = 200, body = LeavingPreview), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn preview_leaving(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnEmployee>,
) -> Result<Json<LeavingPreview>, Problem> {
    leaving::preview(&state, &lead, on.user_id).await.map(Json)
}

/// Turn off the second step of an employee whose phone is lost
///
/// Their sessions end, and they hear of it by mail.
#[utoipa::path(delete, path = "/company/employees/{userId}/second-step", operation_id = "endSecondStepOfEmployee",
    tag = "company", params(("userId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn end_second_step(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnEmployee>,
) -> Result<StatusCode, Problem> {
    second_step::end_colleagues(&state, &lead, on.user_id).await?;
    Ok(StatusCode::NO_CONTENT)
}
