//! Routes for full-text search and for documents that couldn't be read.

use axum::{Json, extract::State};

use super::{
    super::document_commands::OnDocument,
    dto::{FindQuery, FoundDocuments, UnreadableCounts, UnreadablePage, UnreadableQuery},
    search, unreadable as lists,
};
use crate::{
    access::{CompanyLead, LoanMember},
    http::{CheckedPath, CheckedQuery, Problem, problem::ProblemBody},
    state::AppState,
};

/// Search a loan's documents by words in their text
///
/// Searches the documents that the person can see. Lenders also get the documents that couldn't be read, even without a
/// query.
#[utoipa::path(get, path = "/loans/{loanId}/documents/search", operation_id = "findDocuments", tag = "documents",
    params(("loanId" = Uuid, Path), FindQuery),
    responses((status = 200, body = FoundDocuments), (status = 404, body = ProblemBody)))]
pub(in super::super) async fn search_documents(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<FindQuery>,
) -> Result<Json<FoundDocuments>, Problem> {
    search::find(&state, &member, &query.query).await.map(Json)
}

/// List your company's documents whose text couldn't be read
///
/// On all its loans, latest first, for its lead lenders.
#[utoipa::path(get, path = "/company/unreadable-documents", operation_id = "unreadableDocuments", tag = "documents",
    params(UnreadableQuery),
    responses((status = 200, body = UnreadablePage), (status = 403, body = ProblemBody)))]
pub(in super::super) async fn list_unreadable(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<UnreadableQuery>,
) -> Result<Json<UnreadablePage>, Problem> {
    lists::page(&state, lead.company.id, query.before).await.map(Json)
}

/// Read the text of a document again
///
/// For a document that couldn't be read; for its company's lead lenders. The document is queued; if it is queued
/// already, nothing changes.
#[utoipa::path(post, path = "/company/unreadable-documents/{documentId}/read", operation_id = "readDocumentAgain", tag = "documents",
    params(("documentId" = Uuid, Path)),
    responses((status = 200, body = UnreadableCounts), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(in super::super) async fn read_again(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnDocument>,
) -> Result<Json<UnreadableCounts>, Problem> {
    lists::read_again(&state, lead.company.id, on.document_id).await.map(Json)
}
