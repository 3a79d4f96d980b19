//! The route for an access report.

use axum::{Json, extract::State};

use super::{
    dto::AccessReport,
    report::{self, OnPerson},
};
use crate::{
    access::LoanLender,
    http::{CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// Show what a person sees of a loan, and why
///
/// People hidden from the viewer are left out.
#[utoipa::path(get, path = "/loans/{loanId}/access-report/{userId}", operation_id = "accessReport", tag = "access",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 200, body = AccessReport), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn access_report(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnPerson>,
) -> Result<Json<AccessReport>, Problem> {
    report::get(&state, viewer, on).await.map(Json)
}
