//! The calls on what was handed in.

use axum::{Json, extract::State, http::StatusCode, response::Response};

use super::{
    dto::{DiscardedFiles, FileAway, FiledAway, TrayFile},
    erasing, filing,
    tray::{self, OnFile},
};
use crate::{
    access::CompanyLender,
    http::{
        Checked, CheckedPath, CheckedQuery, Problem,
        paging::{Page, PageQuery},
        problem::ProblemBody,
    },
    state::AppState,
};

/// What was handed in to one's company without signing in, and waits to be filed
///
/// The latest first. `totalElements` counts all that waits.
#[utoipa::path(get, path = "/secure-upload/files", operation_id = "secureUploadTray", tag = "secure upload",
    params(PageQuery), responses((status = 200, body = Page<TrayFile>), (status = 403, body = ProblemBody)))]
pub(super) async fn tray(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<PageQuery>,
) -> Result<Json<Page<TrayFile>>, Problem> {
    tray::page(&state, &lender, query).await.map(Json)
}

/// The bytes of a file that waits to be filed
#[utoipa::path(get, path = "/secure-upload/files/{fileId}/content", operation_id = "downloadSecureUpload",
    tag = "secure upload", params(("fileId" = Uuid, Path)),
    responses((status = 200, content_type = "application/octet-stream", body = Vec<u8>),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn content(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnFile>,
) -> Result<Response, Problem> {
    tray::content(&state, &lender, on).await
}

/// File something that was handed in
///
/// On a loan of one's company that one may change: onto a request, or into one's shoebox there.
#[utoipa::path(put, path = "/secure-upload/files/{fileId}", operation_id = "fileSecureUpload", tag = "secure upload",
    params(("fileId" = Uuid, Path)), request_body = FileAway,
    responses((status = 200, body = FiledAway), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn file(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnFile>,
    Checked(input): Checked<FileAway>,
) -> Result<Json<FiledAway>, Problem> {
    filing::file_away(&state, lender, on, input).await.map(Json)
}

/// Discard something that was handed in
///
/// It can be brought back for thirty days.
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

/// Bring back something that was handed in and discarded, or filed
///
/// Filed only by who filed it, while nobody has done anything with it since: it is no document of the loan any more, and
/// the request is as it was.
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

/// Erase something that was handed in
///
/// A file that waits or was discarded. Its bytes are removed immediately; it can't be brought back.
#[utoipa::path(post, path = "/secure-upload/files/{fileId}/erase", operation_id = "eraseSecureUpload",
    tag = "secure upload", params(("fileId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(super) async fn erase(
    lender: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnFile>,
) -> Result<StatusCode, Problem> {
    erasing::erase(&state, &lender, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How much was discarded and can still be brought back
#[utoipa::path(get, path = "/secure-upload/discarded", operation_id = "discardedSecureUploads", tag = "secure upload",
    responses((status = 200, body = DiscardedFiles), (status = 403, body = ProblemBody)))]
pub(super) async fn discarded(
    lender: CompanyLender,
    State(state): State<AppState>,
) -> Result<Json<DiscardedFiles>, Problem> {
    erasing::count_discarded(&state, &lender).await.map(Json)
}

/// Erase all that was discarded
///
/// The bytes are removed immediately; none of it can be brought back.
#[utoipa::path(delete, path = "/secure-upload/discarded", operation_id = "eraseDiscardedSecureUploads",
    tag = "secure upload", responses((status = 204), (status = 403, body = ProblemBody)))]
pub(super) async fn erase_discarded(
    lender: CompanyLender,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    erasing::erase_discarded(&state, &lender).await?;
    Ok(StatusCode::NO_CONTENT)
}
