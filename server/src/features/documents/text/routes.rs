//! The call that finds documents by their words.

use axum::{Json, extract::State};

use super::{
    dto::{FindQuery, FoundDocuments},
    search,
};
use crate::{
    access::LoanMember,
    http::{CheckedQuery, Problem, problem::ProblemBody},
    state::AppState,
};

/// Find documents of a loan by words in their text
///
/// Among those that the person may see. Lenders are told which documents couldn't be read, also without asking for words.
#[utoipa::path(get, path = "/loans/{loanId}/documents/search", operation_id = "findDocuments", tag = "documents",
    params(("loanId" = Uuid, Path), FindQuery),
    responses((status = 200, body = FoundDocuments), (status = 404, body = ProblemBody)))]
pub(in super::super) async fn search(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<FindQuery>,
) -> Result<Json<FoundDocuments>, Problem> {
    search::find(&state, &member, &query.query).await.map(Json)
}
