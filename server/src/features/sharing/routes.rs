//! The calls of sharing.

use axum::{Json, extract::State};

use super::{
    dto::{EndShares, NewShare},
    shares,
};
use crate::{
    access::LoanLender,
    features::needs_list::NeedsListElement,
    http::{Checked, Problem, problem::ProblemBody},
    state::AppState,
};

/// Give elements to people on the loan
///
/// Repeating it changes nothing. Answers the elements concerned.
#[utoipa::path(post, path = "/loans/{loanId}/shared-info", operation_id = "createSharedInfo", tag = "sharing",
    params(("loanId" = Uuid, Path)), request_body = Vec<NewShare>,
    responses((status = 200, body = Vec<NeedsListElement>), (status = 422, body = ProblemBody)))]
pub(super) async fn create(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    Checked(wished): Checked<Vec<NewShare>>,
) -> Result<Json<Vec<NeedsListElement>>, Problem> {
    shares::create(&state, &member, &wished).await.map(Json)
}

/// Take elements from people
///
/// What is linked stays linked. Ending what isn't there changes nothing. Answers the elements concerned.
#[utoipa::path(delete, path = "/loans/{loanId}/shared-info", operation_id = "endSharedInfo", tag = "sharing",
    params(("loanId" = Uuid, Path)), request_body = EndShares,
    responses((status = 200, body = Vec<NeedsListElement>), (status = 404, body = ProblemBody)))]
pub(super) async fn end(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    Checked(input): Checked<EndShares>,
) -> Result<Json<Vec<NeedsListElement>>, Problem> {
    shares::end(&state, &member, &input.shares).await.map(Json)
}
