//! Routes for the PDFs of a loan's documents.

use axum::{
    Json,
    body::Body,
    extract::State,
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use shared_rules::activity::Activity;
use tokio_util::io::ReaderStream;

use super::{
    super::{
        download_order,
        dto::{OnPdf, PackagePdf, PackagePdfs, PackageWish},
    },
    orders,
};
use crate::{
    access::{LoanMember, LoanViewer},
    features::{
        activity,
        documents::{
            download::{CHUNK, SANDBOX, content_disposition},
            storage_problem,
        },
    },
    http::{CheckedPath, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// Request documents of a loan as one PDF
///
/// With a cover, bookmarks and page numbers, in the order of the ids. It is made in the background and kept for a day.
#[utoipa::path(post, path = "/loans/{loanId}/package/pdfs", operation_id = "askForPackagePdf", tag = "documents",
    params(("loanId" = Uuid, Path)), request_body = PackageWish,
    responses((status = 201, body = PackagePdf), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in super::super::super) async fn request_pdf(
    LoanViewer(member): LoanViewer,
    State(state): State<AppState>,
    ValidJson(wish): ValidJson<PackageWish>,
) -> Result<(StatusCode, Json<PackagePdf>), Problem> {
    Ok((StatusCode::CREATED, Json(orders::request_pdf(&state, &member, wish).await?)))
}

/// List the requested PDFs of a loan's documents
#[utoipa::path(get, path = "/loans/{loanId}/package/pdfs", operation_id = "packagePdfs", tag = "documents",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = PackagePdfs), (status = 404, body = ProblemBody)))]
pub(in super::super::super) async fn list_pdfs(
    member: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<PackagePdfs>, Problem> {
    Ok(Json(PackagePdfs { content: orders::list_pdfs(&state, &member).await? }))
}

/// Download a PDF of documents
#[utoipa::path(get, path = "/loans/{loanId}/package/pdfs/{pdfId}/content", operation_id = "downloadPackagePdf",
    tag = "documents", params(("loanId" = Uuid, Path), ("pdfId" = Uuid, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>), (status = 404, body = ProblemBody)))]
pub(in super::super::super) async fn download(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnPdf>,
) -> Result<Response, Problem> {
    let row = orders::completed_pdf(&state, &member, on.pdf_id).await?;
    let key = row.storage_key.as_deref().unwrap_or_default();
    let file = state.store.open(key).await.map_err(|error| storage_problem(&error))?;
    let inside = usize::try_from(row.taken).unwrap_or_default().saturating_sub(orders::left_out(&row).len());
    let packed = Activity::PackageDownloaded { count: u32::try_from(inside).unwrap_or(u32::MAX) };
    activity::record(&state, (&member.loan).into(), member.user.id, packed).await?;
    let name = content_disposition(&format!("{} package.pdf", member.loan.name));
    let value = |text: &str| {
        HeaderValue::from_str(text)
            .unwrap_or(HeaderValue::from_static("attachment; filename=\"package.pdf\""))
    };
    let headers: [(HeaderName, HeaderValue); 6] = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_LENGTH, HeaderValue::from(file.size())),
        (header::CONTENT_DISPOSITION, value(&name)),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(SANDBOX)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ];
    Ok((headers, Body::from_stream(ReaderStream::with_capacity(file, CHUNK))).into_response())
}

/// Delete a PDF of documents
///
/// Stops making it if it isn't complete.
#[utoipa::path(delete, path = "/loans/{loanId}/package/pdfs/{pdfId}", operation_id = "forgetPackagePdf",
    tag = "documents", params(("loanId" = Uuid, Path), ("pdfId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in super::super::super) async fn forget(
    LoanViewer(member): LoanViewer,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnPdf>,
) -> Result<StatusCode, Problem> {
    let row = orders::find_pdf(&state, &member, on.pdf_id).await?;
    download_order::delete_order(&state, &row).await?;
    Ok(StatusCode::NO_CONTENT)
}
