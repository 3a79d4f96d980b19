//! Routes for documents and uploads.

use axum::{
    Json,
    body::Body,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};

use super::{
    document_commands::{self, OnDocument},
    download,
    dto::{
        CompleteQuery, CompletedUpload, CreateUpload, Document, RenameDocument, ShoeboxDocument,
        ShoeboxQuery, UploadProgress, UploadTarget,
    },
    shoebox::{self, OnUser},
    upload_bytes,
    uploads::{self, OnUpload},
};
use crate::{
    access::SignedIn,
    http::{CheckedPath, CheckedQuery, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// Start an upload
#[utoipa::path(post, path = "/documents/uploads", operation_id = "createUpload", tag = "documents", request_body = CreateUpload,
    responses((status = 201, body = UploadTarget), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn create_upload(
    signed_in: SignedIn,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<CreateUpload>,
) -> Result<(StatusCode, Json<UploadTarget>), Problem> {
    Ok((StatusCode::CREATED, Json(uploads::create_upload(&state, signed_in, input).await?)))
}

/// Create a document from an upload
///
/// Repeating it returns the same document. A file for no request whose content already exists is refused with the code
/// `same-content`, if asked to.
#[utoipa::path(post, path = "/documents/uploads/{uploadId}/complete", operation_id = "completeUpload", tag = "documents",
    params(("uploadId" = Uuid, Path), CompleteQuery),
    responses((status = 200, body = CompletedUpload), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn complete_upload(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnUpload>,
    CheckedQuery(query): CheckedQuery<CompleteQuery>,
) -> Result<Json<CompletedUpload>, Problem> {
    uploads::complete_upload(&state, signed_in, on, query).await.map(Json)
}

/// Read a document
#[utoipa::path(get, path = "/documents/{documentId}", operation_id = "document", tag = "documents", params(("documentId" = Uuid, Path)),
    responses((status = 200, body = Document), (status = 404, body = ProblemBody)))]
pub(super) async fn document(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnDocument>,
) -> Result<Json<Document>, Problem> {
    document_commands::get(&state, signed_in, on).await.map(Json)
}

/// Rename a document
#[utoipa::path(patch, path = "/documents/{documentId}", operation_id = "renameDocument", tag = "documents", params(("documentId" = Uuid, Path)),
    request_body = RenameDocument,
    responses((status = 200, body = Document), (status = 422, body = ProblemBody)))]
pub(super) async fn rename_document(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnDocument>,
    ValidJson(input): ValidJson<RenameDocument>,
) -> Result<Json<Document>, Problem> {
    document_commands::rename(&state, signed_in, on, input).await.map(Json)
}

/// Delete a document
///
/// It stays in the trash of its loan for thirty days. Requests it answers are open again.
#[utoipa::path(delete, path = "/documents/{documentId}", operation_id = "deleteDocument", tag = "documents", params(("documentId" = Uuid, Path)),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn delete_document(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnDocument>,
) -> Result<StatusCode, Problem> {
    document_commands::delete(&state, signed_in, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List a person's unfiled documents
///
/// Your own; lenders also see those of the people on their loans. Latest first.
#[utoipa::path(get, path = "/users/{userId}/shoebox", operation_id = "shoebox", tag = "documents",
    params(("userId" = Uuid, Path), ShoeboxQuery),
    responses((status = 200, body = Vec<ShoeboxDocument>), (status = 404, body = ProblemBody)))]
pub(super) async fn shoebox(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnUser>,
    CheckedQuery(query): CheckedQuery<ShoeboxQuery>,
) -> Result<Json<Vec<ShoeboxDocument>>, Problem> {
    shoebox::list(&state, signed_in, on, query).await.map(Json)
}

/// Show the progress of an upload
#[utoipa::path(get, path = "/documents/uploads/{uploadId}", operation_id = "uploadProgress", tag = "documents",
    params(("uploadId" = Uuid, Path)),
    responses((status = 200, body = UploadProgress), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn upload_progress(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnUpload>,
) -> Result<Json<UploadProgress>, Problem> {
    upload_bytes::progress(&state, signed_in, on).await.map(Json)
}

/// Cancel an upload
#[utoipa::path(delete, path = "/documents/uploads/{uploadId}", operation_id = "giveUpUpload", tag = "documents",
    params(("uploadId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn cancel_upload(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnUpload>,
) -> Result<StatusCode, Problem> {
    upload_bytes::cancel(&state, signed_in, on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Upload the bytes of a file
///
/// Whole, or a part named by `Content-Range` that begins where the stored bytes end. Another part is refused with the
/// code `upload-offset` and the number of stored bytes.
#[utoipa::path(put, path = "/documents/uploads/{uploadId}/content", operation_id = "receiveUpload", tag = "documents",
    params(("uploadId" = Uuid, Path), ("Content-Range" = Option<String>, Header, description = "The part that is sent: `bytes 0-99/1000`")),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 204, headers(("Upload-Offset" = u64, description = "How many bytes are stored"))),
        (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody),
    ))]
pub(super) async fn receive_upload(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnUpload>,
    headers: HeaderMap,
    body: Body,
) -> Result<impl IntoResponse, Problem> {
    let received = upload_bytes::receive(&state, signed_in, on, headers, body).await?;
    Ok((StatusCode::NO_CONTENT, [("Upload-Offset", received.to_string())]))
}

/// Download a document
#[utoipa::path(get, path = "/documents/{documentId}/content", operation_id = "downloadDocument", tag = "documents",
    params(("documentId" = Uuid, Path)),
    responses(
        (status = 200, content_type = "application/octet-stream", body = Vec<u8>),
        (status = 206, description = "The part that the Range header asks for"),
        (status = 404, body = ProblemBody),
    ))]
pub(super) async fn download_document(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnDocument>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    download::download_document(&state, signed_in, on, asked).await
}
