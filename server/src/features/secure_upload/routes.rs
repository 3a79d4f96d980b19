//! Routes for received files.

use axum::{Json, extract::State, http::StatusCode, response::Response};

use super::{
    dto::{DiscardedFiles, FileAway, FiledAway, TrayFile},
    erasure, filing,
    tray::{self, OnFile},
};
use crate::{
    access::CompanyLender,
    http::{
        CheckedPath, CheckedQuery, Problem, ValidJson,
        paging::{Page, PageQuery},
        problem::ProblemBody,
    },
    state::AppState,
};

/// List files your company received that wait to be filed
///
/// Latest first. `totalElements` counts all waiting files.
#[utoipa::path(get, path = "/secure-upload/files", operation_id = "secureUploadTray", tag = "secure upload",
    params(PageQuery), responses((status = 200, body = Page<TrayFile>), (status = 403, body = ProblemBody)))]
pub(super) async fn tray(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<PageQuery>,
) -> Result<Json<Page<TrayFile>>, Problem> {
    tray::list_waiting(&state, &lender, query).await.map(Json)
}

/// Download a file that waits to be filed
#[utoipa::path(get, path = "/secure-upload/files/{fileId}/content", operation_id = "downloadSecureUpload",
    tag = "secure upload", params(("fileId" = Uuid, Path)),
    responses((status = 200, content_type = "application/octet-stream", body = Vec<u8>),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn content(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnFile>,
) -> Result<Response, Problem> {
    tray::send_file(&state, &lender, on).await
}

/// File a received file
///
/// On a loan of your company that you can change: onto a request, or into your shoebox there.
#[utoipa::path(put, path = "/secure-upload/files/{fileId}", operation_id = "fileSecureUpload", tag = "secure upload",
    params(("fileId" = Uuid, Path)), request_body = FileAway,
    responses((status = 200, body = FiledAway), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn file(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnFile>,
    ValidJson(input): ValidJson<FileAway>,
) -> Result<Json<FiledAway>, Problem> {
    filing::file_away(&state, lender, on, input).await.map(Json)
}

/// Discard a received file
///
/// It can be restored for thirty days.
#[utoipa::path(delete, path = "/secure-upload/files/{fileId}", operation_id = "discardSecureUpload",
    tag = "secure upload", params(("fileId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(super) async fn discard(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnFile>,
) -> Result<StatusCode, Problem> {
    filing::discard(&state, &lender, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Restore a discarded or filed file
///
/// A filed file can be restored only by the person who filed it, while no one has used it since: it is removed from the
/// loan, and the request returns to its earlier state.
#[utoipa::path(post, path = "/secure-upload/files/{fileId}/restore", operation_id = "restoreSecureUpload",
    tag = "secure upload", params(("fileId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(super) async fn restore(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnFile>,
) -> Result<StatusCode, Problem> {
    filing::restore(&state, lender, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Erase a received file
///
/// A waiting or discarded file. Its bytes are removed immediately; it can't be restored.
#[utoipa::path(post, path = "/secure-upload/files/{fileId}/erase", operation_id = "eraseSecureUpload",
    tag = "secure upload", params(("fileId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(super) async fn erase(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnFile>,
) -> Result<StatusCode, Problem> {
    erasure::erase_file(&state, &lender, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Show how many discarded files can be restored
#[utoipa::path(get, path = "/secure-upload/discarded", operation_id = "discardedSecureUploads", tag = "secure upload",
    responses((status = 200, body = DiscardedFiles), (status = 403, body = ProblemBody)))]
pub(super) async fn discarded(
    lender: CompanyLender,
    State(state): State<AppState>,
) -> Result<Json<DiscardedFiles>, Problem> {
    erasure::count_discarded(&state, &lender).await.map(Json)
}

/// Erase all discarded files
///
/// The bytes are removed immediately; none of the files can be restored.
#[utoipa::path(delete, path = "/secure-upload/discarded", operation_id = "eraseDiscardedSecureUploads",
    tag = "secure upload", responses((status = 204), (status = 403, body = ProblemBody)))]
pub(super) async fn erase_discarded(
    lender: CompanyLender,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    erasure::erase_discarded(&state, &lender).await?;
    Ok(StatusCode::NO_CONTENT)
}
