//! Routes.

use axum::{Json, body::Body, extract::State, response::Response};
use shared_rules::loans::spreadsheet::row::read_loan_row;

use super::{plan::LoanSheet, run};
use crate::{
    access::CompanyLender,
    features::spreadsheet::{self, ColumnMapping, ImportLine, ImportOptions, ImportPreview},
    http::{CheckedQuery, Problem, csv::CsvFile, problem::ProblemBody},
    state::AppState,
};

async fn take_in(state: &AppState, body: Body, columns: Option<String>) -> Result<LoanSheet, Problem> {
    spreadsheet::receive_sheet(state, "loans", (body, columns), read_loan_row).await
}

/// Preview a file of loans
///
/// The body is the file as is: comma-separated values with headings in the first row. Nothing is written.
#[utoipa::path(post, path = "/loans/import/preview", operation_id = "previewLoanImport", tag = "loans", params(ColumnMapping),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportPreview), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn preview(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<ColumnMapping>,
    body: Body,
) -> Result<Json<ImportPreview>, Problem> {
    run::require_may_import(&lender)?;
    let sheet = take_in(&state, body, columns.columns).await?;
    let plan = run::preview_plan(&state, &lender, &sheet).await?;
    Ok(Json(plan.into_preview(&sheet)))
}

/// Download the rows of a file of loans that would be skipped
///
/// Unchanged, with the reasons in an extra column, as a CSV file.
#[utoipa::path(post, path = "/loans/import/refused", operation_id = "refusedOfLoanImport", tag = "loans", params(ColumnMapping),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn refused(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<ColumnMapping>,
    body: Body,
) -> Result<CsvFile, Problem> {
    run::require_may_import(&lender)?;
    let sheet = take_in(&state, body, columns.columns).await?;
    Problem::refuse_if(sheet.violations.clone())?;
    let plan = run::preview_plan(&state, &lender, &sheet).await?;
    Ok(plan.skipped_rows_csv(&sheet))
}

/// Import a file of loans
///
/// Imports all rows that aren't rejected, or none. No people are invited. The response has one JSON value per line:
/// progress, and in the last line the result.
#[utoipa::path(post, path = "/loans/import", operation_id = "importLoans", tag = "loans", params(ImportOptions),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportLine, content_type = "application/x-ndjson"),
        (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn import(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(how): CheckedQuery<ImportOptions>,
    body: Body,
) -> Result<Response, Problem> {
    run::require_may_import(&lender)?;
    let sheet = take_in(&state, body, Some(how.columns.clone())).await?;
    Ok(spreadsheet::stream_import(async move |progress| {
        run::run_import(&state, &lender, &sheet, &how, &progress).await
    }))
}
