//! Routes.

use axum::{Json, body::Body, extract::State, response::Response};
use shared_rules::{contacts::spreadsheet::employees::read_employee_row, team::permission::Permission};

use super::{plan::EmployeeSheet, run};
use crate::{
    access::CompanyLender,
    features::spreadsheet::{self, ColumnMapping, ImportLine, ImportOptions, ImportPreview},
    http::{CheckedQuery, Problem, csv::CsvFile, problem::ProblemBody},
    state::AppState,
};

/// Receives a file from a person who may add employees one by one.
async fn take_in(
    state: &AppState,
    lender: &CompanyLender,
    body: Body,
    columns: Option<String>,
) -> Result<EmployeeSheet, Problem> {
    lender.require(Permission::CrudAssociate)?;
    spreadsheet::receive_sheet(state, "employees", (body, columns), read_employee_row).await
}

/// Preview a file of employees
///
/// The body is the file as is: comma-separated values with headings in the first row. Nothing is written.
#[utoipa::path(post, path = "/company/employees/import/preview", operation_id = "previewEmployeeImport", tag = "company",
    params(ColumnMapping), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportPreview), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn preview(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<ColumnMapping>,
    body: Body,
) -> Result<Json<ImportPreview>, Problem> {
    let sheet = take_in(&state, &lender, body, columns.columns).await?;
    let plan = run::preview_plan(&state, &lender, &sheet).await?;
    Ok(Json(plan.into_preview(&sheet)))
}

/// Download the rows of a file of employees that would be skipped
///
/// Unchanged, with the reasons in an extra column, as a CSV file.
#[utoipa::path(post, path = "/company/employees/import/refused", operation_id = "refusedOfEmployeeImport", tag = "company",
    params(ColumnMapping), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn refuse_import(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<ColumnMapping>,
    body: Body,
) -> Result<CsvFile, Problem> {
    let sheet = take_in(&state, &lender, body, columns.columns).await?;
    Problem::refuse_if(sheet.violations.clone())?;
    let plan = run::preview_plan(&state, &lender, &sheet).await?;
    Ok(plan.skipped_rows_csv(&sheet))
}

/// Import a file of employees
///
/// Imports all rows that aren't rejected, or none. No emails are sent: employees set a password when they accept an
/// invitation to a loan. The response has one JSON value per line: progress, and in the last line the result.
#[utoipa::path(post, path = "/company/employees/import", operation_id = "importEmployees", tag = "company",
    params(ImportOptions), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportLine, content_type = "application/x-ndjson"),
        (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn import(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(how): CheckedQuery<ImportOptions>,
    body: Body,
) -> Result<Response, Problem> {
    let sheet = take_in(&state, &lender, body, Some(how.columns.clone())).await?;
    Ok(spreadsheet::stream_import(async move |progress| {
        run::run_import(&state, &lender, &sheet, &how, &progress).await
    }))
}
