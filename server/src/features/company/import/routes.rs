//! The calls.

use axum::{Json, body::Body, extract::State, response::Response};
use shared_rules::{contacts::spreadsheet::employees::read_employee_row, team::permission::Permission};

use super::{plan::EmployeeSheet, run};
use crate::{
    access::CompanyLender,
    features::spreadsheet::{self, Columns, HowToImport, ImportLine, ImportPreview},
    http::{CheckedQuery, Problem, csv::CsvFile, problem::ProblemBody},
    state::AppState,
};

/// Those who may take on employees by hand take in a file of them.
async fn take_in(
    state: &AppState,
    lender: &CompanyLender,
    body: Body,
    columns: Option<String>,
) -> Result<EmployeeSheet, Problem> {
    lender.require(Permission::CrudAssociate)?;
    spreadsheet::take_in(state, "employees", (body, columns), read_employee_row).await
}

/// Look at a file of employees
///
/// The body is the file as it is: comma-separated values, the first row with the headings. Nothing is written.
#[utoipa::path(post, path = "/company/employees/import/preview", operation_id = "previewEmployeeImport", tag = "company",
    params(Columns), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportPreview), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn preview(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<Columns>,
    body: Body,
) -> Result<Json<ImportPreview>, Problem> {
    let sheet = take_in(&state, &lender, body, columns.columns).await?;
    let plan = run::look(&state, &lender, &sheet).await?;
    Ok(Json(plan.shown(&sheet)))
}

/// The rows of a file of employees that would be left out
///
/// As they are, with the reasons beside them, as a file for spreadsheets.
#[utoipa::path(post, path = "/company/employees/import/refused", operation_id = "refusedOfEmployeeImport", tag = "company",
    params(Columns), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn refused(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<Columns>,
    body: Body,
) -> Result<CsvFile, Problem> {
    let sheet = take_in(&state, &lender, body, columns.columns).await?;
    Problem::refuse_if(sheet.violations.clone())?;
    let plan = run::look(&state, &lender, &sheet).await?;
    Ok(plan.refused(&sheet))
}

/// Import a file of employees
///
/// All rows that aren't refused, or none. As when they are taken on by hand, nobody gets a mail: they set a password
/// when they follow an invitation to a loan. The answer is a JSON value a line: how far it is, and in the last one what
/// came of it.
#[utoipa::path(post, path = "/company/employees/import", operation_id = "importEmployees", tag = "company",
    params(HowToImport), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportLine, content_type = "application/x-ndjson"),
        (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn import(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(how): CheckedQuery<HowToImport>,
    body: Body,
) -> Result<Response, Problem> {
    let sheet = take_in(&state, &lender, body, Some(how.columns.clone())).await?;
    Ok(spreadsheet::answer(async move |progress| run::import(&state, &lender, &sheet, &how, &progress).await))
}
