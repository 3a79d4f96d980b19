//! Routes.

use axum::{Json, body::Body, extract::State, response::Response};
use shared_rules::contacts::spreadsheet::loan_people::read_person_row;

use super::{import_options::JoiningOptions, people, plan::PeopleSheet, run};
use crate::{
    access::{LoanLender, LoanMember},
    features::spreadsheet::{self, ColumnMapping, ImportLine, ImportOptions, ImportPreview},
    http::{CheckedQuery, Problem, csv::CsvFile, problem::ProblemBody},
    state::AppState,
};

async fn take_in(
    state: &AppState,
    viewer: &LoanMember,
    joining: JoiningOptions,
    sent: (Body, Option<String>),
) -> Result<PeopleSheet, Problem> {
    run::require_may_import(viewer)?;
    let place = format!("people {} {joining:?}", viewer.loan.id);
    spreadsheet::receive_sheet(state, &place, sent, read_person_row).await
}

/// Export the borrowers and contacts of a loan as CSV
///
/// The file can be imported again, here or on another loan.
#[utoipa::path(get, path = "/loans/{loanId}/people/export", operation_id = "exportLoanPeople", tag = "contacts",
    params(("loanId" = uuid::Uuid, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn export(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
) -> Result<CsvFile, Problem> {
    people::export_people(&state, &viewer).await
}

/// Preview a file of borrowers and contacts
///
/// The body is the file as is: comma-separated values with headings in the first row. Nothing is written.
#[utoipa::path(post, path = "/loans/{loanId}/people/import/preview", operation_id = "previewPeopleImport", tag = "contacts",
    params(("loanId" = uuid::Uuid, Path), ColumnMapping, JoiningOptions), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportPreview), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn preview(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<ColumnMapping>,
    CheckedQuery(joining): CheckedQuery<JoiningOptions>,
    body: Body,
) -> Result<Json<ImportPreview>, Problem> {
    let sheet = take_in(&state, &viewer, joining, (body, columns.columns)).await?;
    let plan = run::preview_plan(&state, &viewer, &sheet, joining).await?;
    Ok(Json(plan.into_preview(&sheet)))
}

/// Download the rows of a file of borrowers and contacts that would be skipped
///
/// Unchanged, with the reasons in an extra column, as a CSV file.
#[utoipa::path(post, path = "/loans/{loanId}/people/import/refused", operation_id = "refusedOfPeopleImport", tag = "contacts",
    params(("loanId" = uuid::Uuid, Path), ColumnMapping, JoiningOptions), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn refuse_import(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<ColumnMapping>,
    CheckedQuery(joining): CheckedQuery<JoiningOptions>,
    body: Body,
) -> Result<CsvFile, Problem> {
    let sheet = take_in(&state, &viewer, joining, (body, columns.columns)).await?;
    Problem::refuse_if(sheet.violations.clone())?;
    let plan = run::preview_plan(&state, &viewer, &sheet, joining).await?;
    Ok(plan.skipped_rows_csv(&sheet))
}

/// Import borrowers and contacts into a loan
///
/// Imports all rows that aren't rejected, or none; people on the loan stay unchanged. The response has one JSON value
/// per line: progress, and in the last line the result.
#[utoipa::path(post, path = "/loans/{loanId}/people/import", operation_id = "importPeople", tag = "contacts",
    params(("loanId" = uuid::Uuid, Path), ImportOptions, JoiningOptions), request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = ImportLine, content_type = "application/x-ndjson"),
        (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn import(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(how): CheckedQuery<ImportOptions>,
    CheckedQuery(joining): CheckedQuery<JoiningOptions>,
    body: Body,
) -> Result<Response, Problem> {
    let sheet = take_in(&state, &viewer, joining, (body, Some(how.columns.clone()))).await?;
    Ok(spreadsheet::stream_import(async move |progress| {
        run::run_import(&state, &viewer, &sheet, (&how, joining), &progress).await
    }))
}
