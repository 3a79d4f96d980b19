//! The calls.

use axum::{
    Json,
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use futures_util::stream;
use tokio::sync::mpsc;

use super::{
    dto::{ColumnChoice, Columns, FileColumn, HowToImport, ImportLine, LoanImportPreview, Tally},
    file::{self, LoanFile},
    plan::{Plan, Planned},
    refused, run,
};
use crate::{
    access::CompanyLender,
    http::{CheckedQuery, Problem, csv::CsvFile, problem::ProblemBody},
    state::AppState,
};
use shared_rules::loans::spreadsheet::{columns::LoanColumn, verdict::RowVerdict};

/// Look at a file of loans
///
/// The body is the file as it is: comma-separated values, the first row with the headings. Nothing is written.
#[utoipa::path(post, path = "/loans/import/preview", operation_id = "previewLoanImport", tag = "loans", params(Columns),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 200, body = LoanImportPreview), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn preview(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(columns): CheckedQuery<Columns>,
    body: Body,
) -> Result<Json<LoanImportPreview>, Problem> {
    run::may_import(&lender)?;
    let file = file::take_in(&state, body, columns.columns).await?;
    let plan = run::look(&state, &lender, &file).await?;
    Ok(Json(shown(&file, plan)))
}

fn shown(file: &LoanFile, plan: Plan) -> LoanImportPreview {
    let choice = |column: LoanColumn| ColumnChoice { column, label: column.label() };
    let sample = |at: usize| {
        let cells = file.table.rows.iter().filter_map(|row| row.cells.get(at));
        cells.into_iter().find(|cell| !cell.is_empty()).cloned().unwrap_or_default()
    };
    let tally =
        |verdict: RowVerdict| Tally { verdict, label: verdict.label(), rows: plan.counts.of(verdict) };
    let columns = file.table.headings.iter().enumerate().map(|(at, heading)| FileColumn {
        heading: heading.clone(),
        sample: sample(at),
        column: file.columns.get(at).copied().flatten(),
    });
    LoanImportPreview {
        encoding: file.table.encoding.label(),
        choices: LoanColumn::ALL.into_iter().map(choice).collect(),
        columns: columns.collect(),
        violations: file.violations.clone(),
        rows: plan.rows.into_iter().map(Planned::shown).collect(),
        writes: plan.counts.writes(),
        tallies: RowVerdict::ALL.into_iter().map(tally).collect(),
        seen: plan.seen,
    }
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
    let file = file::take_in(&state, body, columns.columns).await?;
    Problem::refuse_if(file.violations.clone())?;
    let plan = run::look(&state, &lender, &file).await?;
    Ok(refused::file(&file, &plan))
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
    let file = file::take_in(&state, body, Some(how.columns.clone())).await?;
    let (tell, told) = mpsc::channel(LINES_WAITING);
    // Who leaves finds the import done when they come back: it goes on without them.
    tokio::spawn(async move {
        let progress = |done: usize, of: usize| {
            let count = |rows: usize| u32::try_from(rows).unwrap_or(u32::MAX);
            // A reader who is slower than the import misses some of it.
            let _ = tell.try_send(ImportLine::Progress { done: count(done), of: count(of) });
        };
        let imported = run::import(&state, &lender, &file, &how, progress).await;
        let last = match imported {
            Ok(imported) => ImportLine::Imported { imported },
            Err(problem) => ImportLine::Failed { problem: Box::new(problem.into_body()) },
        };
        let _ = tell.send(last).await;
    });
    Ok(lines(told))
}

/// How many lines wait for a slow reader.
const LINES_WAITING: usize = 64;

fn lines(told: mpsc::Receiver<ImportLine>) -> Response {
    let lines = stream::unfold(told, async |mut told| {
        let line = told.recv().await?;
        let text = serde_json::to_string(&line).map(|text| Bytes::from(text + "\n"));
        Some((text, told))
    });
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(lines)).into_response()
}
