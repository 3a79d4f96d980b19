//! The calls on loans.

use axum::{Json, extract::State};

use super::{
    detail,
    dto::{Loan, Loans, LoansQuery},
    list,
};
use crate::{
    access::{LoanMember, SignedIn},
    http::{CheckedQuery, Problem, problem::ProblemBody},
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
    list::loans_of(&state, &signed_in, &query).await.map(Json)
}

/// One loan with its team and progress
#[utoipa::path(get, path = "/loans/{loanId}", operation_id = "loan", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = Loan), (status = 404, body = ProblemBody)))]
pub(super) async fn get(member: LoanMember, State(state): State<AppState>) -> Result<Json<Loan>, Problem> {
    Ok(Json(detail::loan_for(&state, member).await?))
}
