//! The calls that find documents by their words, and those that couldn't be read.

use axum::{Json, extract::State};

use super::{
    super::manage::OnDocument,
    dto::{FindQuery, FoundDocuments, UnreadableCounts, UnreadablePage, UnreadableQuery},
    search, unreadable as lists,
};
use crate::{
    access::{CompanyLead, LoanMember},
    http::{CheckedPath, CheckedQuery, Problem, problem::ProblemBody},
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

/// The documents of one's company whose text couldn't be read
///
/// Over all its loans, the latest first, for its leads.
#[utoipa::path(get, path = "/company/unreadable-documents", operation_id = "unreadableDocuments", tag = "documents",
    params(UnreadableQuery),
    responses((status = 200, body = UnreadablePage), (status = 403, body = ProblemBody)))]
pub(in super::super) async fn unreadable(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<UnreadableQuery>,
) -> Result<Json<UnreadablePage>, Problem> {
    lists::page(&state, lead.company.id, query.before).await.map(Json)
}

/// Read the text of a document again
///
/// One that couldn't be read, for the leads of its company. It waits for its turn; where it does already, nothing changes.
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
