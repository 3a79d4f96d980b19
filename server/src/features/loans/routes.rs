//! Routes of loans.

use axum::{Json, extract::State, http::StatusCode};

use super::{
    activity::{self as happened, ActivityQuery},
    deletion, detail,
    dto::{ChangeStatus, Loan, LoanPage, LoansQuery, PutFacts, StatusChangePreview, StatusChangeQuery},
    export, facts, list,
    progress::{self, AllProgress},
    status_change as status,
};
use crate::{
    access::{AllowArchived, LoanLender, LoanMember, SignedIn},
    features::activity::{ActivityChoices, ActivityPage},
    http::{CheckedQuery, Problem, ValidJson, csv::CsvFile, problem::ProblemBody},
    membership::load_people_on_loan,
    projection::elements_of,
    state::AppState,
};

/// List the user's loans
#[utoipa::path(get, path = "/loans", operation_id = "loans", tag = "loans", params(LoansQuery),
    responses((status = 200, body = LoanPage), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody)))]
pub(super) async fn list(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<LoansQuery>,
) -> Result<Json<LoanPage>, Problem> {
    Ok(Json(list::load_page(&state, &signed_in, &query).await?))
}

/// Export the user's loans as CSV
///
/// Same query as the list, all pages in one; at most 100,000 loans.
#[utoipa::path(get, path = "/loans/export", operation_id = "exportLoans", tag = "loans", params(LoansQuery),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 400, body = ProblemBody)))]
pub(super) async fn export(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<LoansQuery>,
) -> Result<CsvFile, Problem> {
    export::export_csv(state, signed_in, query).await
}

/// Get a loan with its team and progress
#[utoipa::path(get, path = "/loans/{loanId}", operation_id = "loan", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = Loan), (status = 404, body = ProblemBody)))]
pub(super) async fn get(member: LoanMember, State(state): State<AppState>) -> Result<Json<Loan>, Problem> {
    Ok(Json(detail::load_loan_for(&state, member).await?))
}

/// Update a loan's data
#[utoipa::path(put, path = "/loans/{loanId}", operation_id = "putLoan", tag = "loans",
    params(("loanId" = Uuid, Path)), request_body = PutFacts,
    responses((status = 200, body = Loan), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_facts(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<PutFacts>,
) -> Result<Json<Loan>, Problem> {
    facts::save_facts(&state, member, input).await.map(Json)
}

/// Delete a lead without any activity
#[utoipa::path(delete, path = "/loans/{loanId}", operation_id = "deleteLoan", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn delete(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    deletion::delete_loan(&state, &member).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Preview the effects of a status change on borrowers
#[utoipa::path(get, path = "/loans/{loanId}/status-change", operation_id = "statusChange", tag = "loans",
    params(("loanId" = Uuid, Path), StatusChangeQuery),
    responses((status = 200, body = StatusChangePreview), (status = 403, body = ProblemBody)))]
pub(super) async fn status_change(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<StatusChangeQuery>,
) -> Result<Json<StatusChangePreview>, Problem> {
    status::preview_change(&state, &member, query.to).await.map(Json)
}

/// Change a loan's status
#[utoipa::path(put, path = "/loans/{loanId}/review-status", operation_id = "changeStatus", tag = "loans",
    params(("loanId" = Uuid, Path)), request_body = ChangeStatus,
    responses((status = 200, body = Loan), (status = 409, body = ProblemBody)))]
pub(super) async fn change_status(
    AllowArchived(LoanLender(member)): AllowArchived<LoanLender>,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<ChangeStatus>,
) -> Result<Json<Loan>, Problem> {
    status::change_status(&state, member, input).await.map(Json)
}

/// Get the progress of a loan, its people and its folders
#[utoipa::path(get, path = "/loans/{loanId}/progress", operation_id = "loanProgress", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = AllProgress), (status = 404, body = ProblemBody)))]
pub(super) async fn progress(
    member: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<AllProgress>, Problem> {
    let id = member.loan.id;
    let people = load_people_on_loan(state.db.read(), id).await?;
    let elements = elements_of(state.db.read(), &[id]).await?.remove(&id).unwrap_or_default();
    let team = detail::team_seen_by(&member, &people);
    Ok(Json(progress::all_progress(&member, &team, elements)))
}

/// List a loan's activity
///
/// Newest first, for its lenders.
#[utoipa::path(get, path = "/loans/{loanId}/activity", operation_id = "loanActivity", tag = "loans",
    params(("loanId" = Uuid, Path), ActivityQuery),
    responses((status = 200, body = ActivityPage), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn activity(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<ActivityQuery>,
) -> Result<Json<ActivityPage>, Problem> {
    happened::load_page(&state, member, &query).await.map(Json)
}

/// List the filters of a loan's activity
///
/// Its kinds, and all people who did something there.
#[utoipa::path(get, path = "/loans/{loanId}/activity/choices", operation_id = "loanActivityChoices", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = ActivityChoices), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn activity_choices(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
) -> Result<Json<ActivityChoices>, Problem> {
    happened::load_choices(&state, member).await.map(Json)
}

/// Export a loan's activity as CSV
///
/// Same query as the list, all pages in one; at most 100,000 entries.
#[utoipa::path(get, path = "/loans/{loanId}/activity/export", operation_id = "exportLoanActivity", tag = "loans",
    params(("loanId" = Uuid, Path), ActivityQuery),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn export_activity(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<ActivityQuery>,
) -> Result<CsvFile, Problem> {
    happened::export_csv(state, member, query).await
}
