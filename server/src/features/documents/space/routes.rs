//! The route for disk usage.

use axum::{Json, extract::State};

use super::disk::{StorageStatus, storage_status};
use crate::{
    access::CompanyLead,
    http::{Problem, problem::ProblemBody},
    state::AppState,
};

/// Show whether the server's disk is filling up
///
/// For a company's lead lenders. Below 80 % there is no level.
#[utoipa::path(get, path = "/company/storage", operation_id = "storageStatus", tag = "documents",
    responses((status = 200, body = StorageStatus), (status = 403, body = ProblemBody)))]
pub(in super::super) async fn status(
    CompanyLead(_lead): CompanyLead,
    State(state): State<AppState>,
) -> Result<Json<StorageStatus>, Problem> {
    storage_status(&state).await.map(Json)
}
