//! Routes of the user's lending company.

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
    http::StatusCode,
    response::Response,
};
use serde::Deserialize;
use shared_rules::team::permission::Permission;
use uuid::Uuid;

use super::{
    audit_log::{self, RecordQuery},
    dto::{
        AddEmployee, AtVersion, Company, CompanyEmployee, LeavingHow, LeavingPreview, MailSettings,
        MailTried, TryMailServer, UpdateCompany, UpdateEmployee, UpdateMailServer, UpdatePermissions,
        WhichPicture,
    },
    employee_removal, employees, logo, mail_server, second_step, settings,
};
use crate::{
    access::{CompanyLead, CompanyLender},
    features::activity::{ActivityChoices, ActivityPage},
    http::{CheckedPath, CheckedQuery, Problem, SentPicture, ValidJson, csv::CsvFile, problem::ProblemBody},
    state::AppState,
};

/// Get the company
#[utoipa::path(get, path = "/company", operation_id = "company", tag = "company",
    responses((status = 200, body = Company), (status = 403, body = ProblemBody)))]
pub(super) async fn get(lender: CompanyLender) -> Json<Company> {
    Json(lender.company.into())
}

/// Update company settings
#[utoipa::path(put, path = "/company", operation_id = "updateCompany", tag = "company",
    request_body = UpdateCompany,
    responses((status = 200, body = Company), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn put(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<UpdateCompany>,
) -> Result<Json<Company>, Problem> {
    settings::update_settings(&state, &lead, input).await.map(Json)
}

/// Set the permissions of a role on the company's loans
#[utoipa::path(put, path = "/company/permissions", operation_id = "updatePermissions", tag = "company",
    request_body = UpdatePermissions,
    responses((status = 200, body = Company), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn put_permissions(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<UpdatePermissions>,
) -> Result<Json<Company>, Problem> {
    settings::update_permissions(&state, &lead, input).await.map(Json)
}

/// Upload company logo
///
/// A PNG, JPEG or WebP image of at most 512 kB, by its content.
#[utoipa::path(put, path = "/company/logo", operation_id = "putLogo", tag = "company", params(AtVersion),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = Company), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn put_logo(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedQuery(at): CheckedQuery<AtVersion>,
    SentPicture(picture): SentPicture,
) -> Result<Json<Company>, Problem> {
    logo::put(&state, &lead, at.version, Some(picture)).await.map(Json)
}

/// Remove company logo
#[utoipa::path(delete, path = "/company/logo", operation_id = "removeLogo", tag = "company", params(AtVersion),
    responses((status = 200, body = Company), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn remove_logo(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedQuery(at): CheckedQuery<AtVersion>,
) -> Result<Json<Company>, Problem> {
    logo::put(&state, &lead, at.version, None).await.map(Json)
}

/// The company in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct CompanyPath {
    company_id: Uuid,
}

/// Get a company's logo
///
/// Public: it is shown on pages and in emails for people who aren't signed in.
#[utoipa::path(get, path = "/companies/{companyId}/logo", operation_id = "logo", tag = "company",
    params(("companyId" = Uuid, Path), WhichPicture),
    responses((status = 200, content_type = "image/png", body = Vec<u8>), (status = 404, body = ProblemBody)))]
pub(super) async fn logo(
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<CompanyPath>,
    which: Result<Query<WhichPicture>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(which) = which.map_err(|_| Problem::not_found())?;
    logo::serve(&state, on.company_id, which.v).await
}

/// Get the company's mail server
#[utoipa::path(get, path = "/company/mail-server", operation_id = "mailServer", tag = "company",
    responses((status = 200, body = MailSettings), (status = 403, body = ProblemBody)))]
pub(super) async fn mail_server(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
) -> Result<Json<MailSettings>, Problem> {
    mail_server::load_settings(&state, lead.company.id).await.map(Json)
}

/// Set the company's mail server
#[utoipa::path(put, path = "/company/mail-server", operation_id = "putMailServer", tag = "company",
    request_body = UpdateMailServer,
    responses((status = 200, body = MailSettings), (status = 403, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_mail_server(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<UpdateMailServer>,
) -> Result<Json<MailSettings>, Problem> {
    mail_server::save_settings(&state, &lead, input).await.map(Json)
}

/// Remove the company's mail server
#[utoipa::path(delete, path = "/company/mail-server", operation_id = "removeMailServer", tag = "company",
    responses((status = 200, body = MailSettings), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn remove_mail_server(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
) -> Result<Json<MailSettings>, Problem> {
    mail_server::remove_settings(&state, &lead).await.map(Json)
}

/// Send a test email to the user
#[utoipa::path(post, path = "/company/mail-server/test", operation_id = "testMailServer", tag = "company",
    request_body = TryMailServer,
    responses((status = 200, body = MailTried), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(super) async fn test_mail_server(
    lead: CompanyLead,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<TryMailServer>,
) -> Result<Json<MailTried>, Problem> {
    mail_server::send_test(&state, lead, input.server).await.map(Json)
}

/// Add an employee
#[utoipa::path(post, path = "/company/employees", operation_id = "addEmployee", tag = "company",
    request_body = AddEmployee,
    responses((status = 201, body = CompanyEmployee), (status = 403, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn add_employee(
    lender: CompanyLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<AddEmployee>,
) -> Result<(StatusCode, Json<CompanyEmployee>), Problem> {
    lender.require(Permission::CrudAssociate)?;
    let employee = employees::add_employee(&state, &lender, input).await?;
    Ok((StatusCode::CREATED, Json(employee)))
}

/// The employee in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct EmployeePath {
    user_id: Uuid,
}

/// Change an employee's company role
#[utoipa::path(put, path = "/company/employees/{userId}", operation_id = "updateEmployee", tag = "company",
    params(("userId" = Uuid, Path)), request_body = UpdateEmployee,
    responses((status = 200, body = CompanyEmployee), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_employee(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EmployeePath>,
    ValidJson(input): ValidJson<UpdateEmployee>,
) -> Result<Json<CompanyEmployee>, Problem> {
    lender.require(Permission::CrudAssociate)?;
    employees::change_role(&state, &lender, on.user_id, input.company_role).await.map(Json)
}

/// Remove an employee
///
/// Their loans are reassigned to the named colleague, and their access ends immediately.
#[utoipa::path(delete, path = "/company/employees/{userId}", operation_id = "removeEmployee", tag = "company",
    params(("userId" = Uuid, Path), LeavingHow),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn remove_employee(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EmployeePath>,
    CheckedQuery(how): CheckedQuery<LeavingHow>,
) -> Result<StatusCode, Problem> {
    employee_removal::remove_employee(&state, &lead, on.user_id, how.hand_over_to).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Preview the removal of an employee
#[utoipa::path(get, path = "/company/employees/{userId}/leaving", operation_id = "employeeLeaving", tag = "company",
    params(("userId" = Uuid, Path)),
    responses((status = 200, body = LeavingPreview), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn preview_leaving(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EmployeePath>,
) -> Result<Json<LeavingPreview>, Problem> {
    employee_removal::preview(&state, &lead, on.user_id).await.map(Json)
}

/// Turn off an employee's two-step sign-in
///
/// For a lost phone. Their sessions end, and they are notified by email.
#[utoipa::path(delete, path = "/company/employees/{userId}/second-step", operation_id = "endSecondStepOfEmployee",
    tag = "company", params(("userId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn end_second_step(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<EmployeePath>,
) -> Result<StatusCode, Problem> {
    second_step::turn_off_for_colleague(&state, &lead, on.user_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List the company's audit log
///
/// Sign-ins, changes of roles and permissions, and downloads, for leads; newest first, of the last 400 days.
#[utoipa::path(get, path = "/company/record", operation_id = "companyRecord", tag = "company", params(RecordQuery),
    responses((status = 200, body = ActivityPage), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(super) async fn record(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<RecordQuery>,
) -> Result<Json<ActivityPage>, Problem> {
    audit_log::load_page(&state, &lead, &query).await.map(Json)
}

/// List the filters of the company's audit log
#[utoipa::path(get, path = "/company/record/choices", operation_id = "companyRecordChoices", tag = "company",
    responses((status = 200, body = ActivityChoices), (status = 403, body = ProblemBody)))]
pub(super) async fn record_choices(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
) -> Result<Json<ActivityChoices>, Problem> {
    audit_log::load_choices(&state, &lead).await.map(Json)
}

/// Export the company's audit log as CSV
///
/// Same query as the list, all pages in one; at most 100,000 entries.
#[utoipa::path(get, path = "/company/record/export", operation_id = "exportCompanyRecord", tag = "company",
    params(RecordQuery),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody)))]
pub(super) async fn export_record(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<RecordQuery>,
) -> Result<CsvFile, Problem> {
    audit_log::export_csv(state, lead, query).await
}
