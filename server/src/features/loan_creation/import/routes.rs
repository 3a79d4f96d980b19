//! The calls.

use axum::{Json, body::Body, extract::State, response::Response};
use shared_rules::loans::spreadsheet::row::read_loan_row;

use super::{plan::LoanSheet, run};
use crate::{
    access::CompanyLender,
    features::spreadsheet::{self, Columns, HowToImport, ImportLine, ImportPreview},
    http::{CheckedQuery, Problem, csv::CsvFile, problem::ProblemBody},
    state::AppState,
};

async fn take_in(state: &AppState, body: Body, columns: Option<String>) -> Result<LoanSheet, Problem> {
    spreadsheet::take_in(state, "loans", (body, columns), read_loan_row).await
}

/// Look at a file of loans
///
/// The body is the file as it is: comma-separated values, the first row with the headings. Nothing is written.
#[utoipa::path(post, path = "/loans/import/preview", operation_id = "previewLoanImport", tag = "loans", params(Columns),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportPreview), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn preview(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<Columns>,
    body: Body,
) -> Result<Json<ImportPreview>, Problem> {
    run::may_import(&lender)?;
    let sheet = take_in(&state, body, columns.columns).await?;
    let plan = run::look(&state, &lender, &sheet).await?;
    Ok(Json(plan.shown(&sheet)))
}

/// The rows of a file of loans that would be left out
///
/// As they are, with the reasons beside them, as a file for spreadsheets.
#[utoipa::path(post, path = "/loans/import/refused", operation_id = "refusedOfLoanImport", tag = "loans", params(Columns),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn refused(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<Columns>,
    body: Body,
) -> Result<CsvFile, Problem> {
    run::may_import(&lender)?;
    let sheet = take_in(&state, body, columns.columns).await?;
    Problem::refuse_if(sheet.violations.clone())?;
    let plan = run::look(&state, &lender, &sheet).await?;
    Ok(plan.refused(&sheet))
}

/// Import a file of loans
///
/// All rows that aren't refused, or none. Nobody is invited. The answer is a JSON value a line: how far it is, and in
/// the last one what came of it.
#[utoipa::path(post, path = "/loans/import", operation_id = "importLoans", tag = "loans", params(HowToImport),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportLine, content_type = "application/x-ndjson"),
        (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn import(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(how): CheckedQuery<HowToImport>,
    body: Body,
) -> Result<Response, Problem> {
    run::may_import(&lender)?;
    let sheet = take_in(&state, body, Some(how.columns.clone())).await?;
    Ok(spreadsheet::answer(async move |progress| run::import(&state, &lender, &sheet, &how, &progress).await))
}
