//! Routes.

use axum::{Json, extract::State, http::StatusCode};

use super::{
    create_loan,
    dto::{LoanApplication, OpenLoan, OpenedLoan},
};
use crate::{
    access::{CompanyLender, LoanMember},
    features::{loans::load_loan_for, needs_list::load_visible_elements},
    http::{Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// Create a loan
///
/// With its borrowers, their invitations and its needs list. A retry with the same key creates no other loan and
/// returns the same result.
#[utoipa::path(post, path = "/loans", operation_id = "openLoan", tag = "loans", request_body = OpenLoan,
    responses((status = 201, body = OpenedLoan), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn open(
    lender: CompanyLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<OpenLoan>,
) -> Result<(StatusCode, Json<OpenedLoan>), Problem> {
    Ok((StatusCode::CREATED, Json(create_loan::create_loan(&state, lender, input).await?)))
}

/// Get a loan application with its people and requests
#[utoipa::path(get, path = "/loan-applications/{loanId}", operation_id = "loanApplication", tag = "loans",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = LoanApplication), (status = 404, body = ProblemBody)))]
pub(super) async fn application(
    member: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<LoanApplication>, Problem> {
    let requests = load_visible_elements(state.db.read(), &member).await?;
    Ok(Json(LoanApplication { loan: load_loan_for(&state, member).await?, requests }))
}
