//! The route of task counts.

use axum::{Json, extract::State};

use super::counts::{self, ConsolidatedTasks};
use crate::{
    access::LoanMember,
    http::{Problem, problem::ProblemBody},
    state::AppState,
};

/// Get the task counts of a loan
#[utoipa::path(get, path = "/loans/{loanId}/tasks/consolidated", operation_id = "consolidatedTasks", tag = "tasks",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = ConsolidatedTasks), (status = 404, body = ProblemBody)))]
pub(super) async fn consolidated(
    member: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<ConsolidatedTasks>, Problem> {
    Ok(Json(counts::consolidated_counts(&state, &member).await?))
}
