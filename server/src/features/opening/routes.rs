//! The call.

use axum::{Json, extract::State, http::StatusCode};

use super::{
    dto::{OpenLoan, OpenedLoan},
    open,
};
use crate::{
    access::CompanyLender,
    http::{Checked, Problem, problem::ProblemBody},
    state::AppState,
};

/// Open a loan
///
/// With its borrowers, their invitations and its needs list. Sent again under the same key it opens no other and
/// answers the same.
#[utoipa::path(post, path = "/loans", operation_id = "openLoan", tag = "loans", request_body = OpenLoan,
    responses((status = 201, body = OpenedLoan), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn open(
    lender: CompanyLender,
    State(state): State<AppState>,
    Checked(input): Checked<OpenLoan>,
) -> Result<(StatusCode, Json<OpenedLoan>), Problem> {
    Ok((StatusCode::CREATED, Json(open::open(&state, lender, input).await?)))
}
