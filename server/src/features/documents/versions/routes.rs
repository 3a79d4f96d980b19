//! Routes for the versions of a document.

use axum::{Json, extract::State, http::HeaderMap, response::Response};

use super::{
    super::{
        document_commands::OnDocument,
        dto::{Document, RemovePassword},
    },
    add,
    dto::{AddVersion, DocumentVersions, OnVersion},
    list, unlock,
};
use crate::{
    access::SignedIn,
    http::{CheckedPath, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// List the versions of a document
///
/// The current one first.
#[utoipa::path(get, path = "/documents/{documentId}/versions", operation_id = "documentVersions", tag = "documents",
    params(("documentId" = Uuid, Path)),
    responses((status = 200, body = DocumentVersions), (status = 404, body = ProblemBody)))]
pub(in super::super) async fn list_versions(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnDocument>,
) -> Result<Json<DocumentVersions>, Problem> {
    list::list_versions(&state, signed_in, on).await.map(Json)
}

/// Make an uploaded file the current version of a document
///
/// The previous version is kept. An accepted or rejected document is reviewed again. Repeating it changes nothing.
#[utoipa::path(post, path = "/documents/{documentId}/versions", operation_id = "addDocumentVersion", tag = "documents",
    params(("documentId" = Uuid, Path)), request_body = AddVersion,
    responses((status = 200, body = Document), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in super::super) async fn add_version(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnDocument>,
    ValidJson(input): ValidJson<AddVersion>,
) -> Result<Json<Document>, Problem> {
    add::add_version(&state, signed_in, on, input).await.map(Json)
}

/// Restore an earlier version of a document
///
/// It is added as a new version, so nothing is lost.
#[utoipa::path(post, path = "/documents/{documentId}/versions/{number}/restore", operation_id = "restoreDocumentVersion", tag = "documents",
    params(("documentId" = Uuid, Path), ("number" = i32, Path)),
    responses((status = 200, body = Document), (status = 422, body = ProblemBody)))]
pub(in super::super) async fn restore_version(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnVersion>,
) -> Result<Json<Document>, Problem> {
    add::restore_version(&state, signed_in, on).await.map(Json)
}

/// Download a version of a document
#[utoipa::path(get, path = "/documents/{documentId}/versions/{number}/content", operation_id = "downloadDocumentVersion", tag = "documents",
    params(("documentId" = Uuid, Path), ("number" = i32, Path)),
    responses(
        (status = 200, content_type = "application/octet-stream", body = Vec<u8>),
        (status = 206, description = "The part that the Range header asks for"),
        (status = 404, body = ProblemBody),
    ))]
pub(in super::super) async fn download_version(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnVersion>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    list::download_version(&state, signed_in, on, asked).await
}

/// Remove the password of a PDF
///
/// The unlocked file replaces the locked one, which is kept as a version.
#[utoipa::path(post, path = "/documents/{documentId}/remove-password", operation_id = "removePdfPassword", tag = "documents",
    params(("documentId" = Uuid, Path)), request_body = RemovePassword,
    responses((status = 200, body = Document), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(in super::super) async fn remove_pdf_password(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnDocument>,
    ValidJson(input): ValidJson<RemovePassword>,
) -> Result<Json<Document>, Problem> {
    unlock::remove_pdf_password(&state, signed_in, on, input).await.map(Json)
}
