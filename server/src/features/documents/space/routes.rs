//! The call that tells how full the disk is.

use axum::{Json, extract::State};

use super::disk::{StorageStatus, storage_status};
use crate::{
    access::CompanyLead,
    http::{Problem, problem::ProblemBody},
    state::AppState,
};

/// Whether the server's room for files runs out
///
/// For the leads of a company. There is no level below 80 %.
#[utoipa::path(get, path = "/company/storage", operation_id = "storageStatus", tag = "documents",
    responses((status = 200, body = StorageStatus), (status = 403, body = ProblemBody)))]
pub(in super::super) async fn status(
    CompanyLead(_lead): CompanyLead,
    State(state): State<AppState>,
) -> Result<Json<StorageStatus>, Problem> {
    storage_status(&state).await.map(Json)
}
