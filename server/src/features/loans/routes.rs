//! The calls on loans.

use axum::{Json, extract::State, http::StatusCode};

use super::{
    activity::{self as happened, ActivityQuery},
    deleting, detail,
    dto::{ChangeStatus, Loan, Loans, LoansQuery, PutFacts, StatusChangePreview, StatusChangeQuery},
    export, facts, list,
    progress::{self, AllProgress},
    status_change as status,
};
use crate::{
    access::{ArchivedToo, LoanLender, LoanMember, SignedIn},
    features::activity::{ActivityChoices, ActivityPage},
    http::{Checked, CheckedQuery, Problem, csv::CsvFile, problem::ProblemBody},
    membership::of_loan,
    projection::elements_of,
    state::AppState,
};

/// The loans one is on
#[utoipa::path(get, path = "/loans", operation_id = "loans", tag = "loans", params(LoansQuery),
    responses((status = 200, body = Loans), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody)))]
pub(super) async fn list(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<LoansQuery>,
) -> Result<Json<Loans>, Problem> {
    Ok(Json(list::page(&state, &signed_in, &query).await?))
}

/// The loans one is on, as a file for spreadsheets
///
/// The same question as of the list; all pages come in one, at most 100,000 loans.
#[utoipa::path(get, path = "/loans/export", operation_id = "exportLoans", tag = "loans", params(LoansQuery),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 400, body = ProblemBody)))]
pub(super) async fn export(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<LoansQuery>,
) -> Result<CsvFile, Problem> {
    export::file(state, signed_in, query).await
}

/// One loan with its team and progress
#[utoipa::path(get, path = "/loans/{loanId}", operation_id = "loan", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = Loan), (status = 404, body = ProblemBody)))]
pub(super) async fn get(member: LoanMember, State(state): State<AppState>) -> Result<Json<Loan>, Problem> {
    Ok(Json(detail::loan_for(&state, member).await?))
}

/// Change what is known of a loan
#[utoipa::path(put, path = "/loans/{loanId}", operation_id = "putLoan", tag = "loans",
    params(("loanId" = Uuid, Path)), request_body = PutFacts,
    responses((status = 200, body = Loan), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_facts(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    Checked(input): Checked<PutFacts>,
) -> Result<Json<Loan>, Problem> {
    facts::put(&state, member, input).await.map(Json)
}

/// Delete a lead on which nothing has happened yet
#[utoipa::path(delete, path = "/loans/{loanId}", operation_id = "deleteLoan", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn delete(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    deleting::delete(&state, &member).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a change of status shows to borrowers, and what it takes from them
#[utoipa::path(get, path = "/loans/{loanId}/status-change", operation_id = "statusChange", tag = "loans",
    params(("loanId" = Uuid, Path), StatusChangeQuery),
    responses((status = 200, body = StatusChangePreview), (status = 403, body = ProblemBody)))]
pub(super) async fn status_change(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<StatusChangeQuery>,
) -> Result<Json<StatusChangePreview>, Problem> {
    status::preview(&state, &member, query.to).await.map(Json)
}

/// Give a loan another status
#[utoipa::path(put, path = "/loans/{loanId}/review-status", operation_id = "changeStatus", tag = "loans",
    params(("loanId" = Uuid, Path)), request_body = ChangeStatus,
    responses((status = 200, body = Loan), (status = 409, body = ProblemBody)))]
pub(super) async fn change_status(
    ArchivedToo(LoanLender(member)): ArchivedToo<LoanLender>,
    State(state): State<AppState>,
    Checked(input): Checked<ChangeStatus>,
) -> Result<Json<Loan>, Problem> {
    status::change(&state, member, input).await.map(Json)
}

/// How far a loan, its people and its folders are
#[utoipa::path(get, path = "/loans/{loanId}/progress", operation_id = "loanProgress", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = AllProgress), (status = 404, body = ProblemBody)))]
pub(super) async fn progress(
    member: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<AllProgress>, Problem> {
    let id = member.loan.id;
    let people = of_loan(state.db.read(), id).await?;
    let elements = elements_of(state.db.read(), &[id]).await?.remove(&id).unwrap_or_default();
    let team = detail::team_seen_by(&member, &people);
    Ok(Json(progress::all(&member, &team, elements)))
}

/// What happened on a loan
///
/// The newest first, for its lenders.
#[utoipa::path(get, path = "/loans/{loanId}/activity", operation_id = "loanActivity", tag = "loans",
    params(("loanId" = Uuid, Path), ActivityQuery),
    responses((status = 200, body = ActivityPage), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn activity(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<ActivityQuery>,
) -> Result<Json<ActivityPage>, Problem> {
    happened::page(&state, member, &query).await.map(Json)
}

/// By what the activity of a loan can be looked through
///
/// Its kinds, and everybody who did something there.
#[utoipa::path(get, path = "/loans/{loanId}/activity/choices", operation_id = "loanActivityChoices", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = ActivityChoices), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn activity_choices(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
) -> Result<Json<ActivityChoices>, Problem> {
    happened::choices(&state, member).await.map(Json)
}

/// What happened on a loan, as a file for spreadsheets
///
/// The same question as of the page; all pages come in one, at most 100,000 entries.
#[utoipa::path(get, path = "/loans/{loanId}/activity/export", operation_id = "exportLoanActivity", tag = "loans",
    params(("loanId" = Uuid, Path), ActivityQuery),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn export_activity(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<ActivityQuery>,
) -> Result<CsvFile, Problem> {
    happened::file(state, member, query).await
}
