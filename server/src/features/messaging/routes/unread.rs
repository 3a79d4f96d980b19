//! The routes for unread counts.

use axum::{Json, extract::State};
use serde::Deserialize;
use shared_rules::{messaging::reading::unread::UnreadCategory, value::fixed_word::parse_word};
use uuid::Uuid;

use crate::{
    access::{LoanInQuery, SignedIn, ThreadMember},
    features::messaging::{
        dto::{Count, UnreadMap},
        reading::unread,
    },
    http::{CheckedPath, CheckedQuery, Problem, problem::ProblemBody},
    state::AppState,
};

/// Count unread messages on all loans
#[utoipa::path(get, path = "/messages/unread", operation_id = "unreadMessages", tag = "messaging",
    responses((status = 200, body = Count)))]
pub(in crate::features::messaging) async fn everywhere(
    viewer: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Count>, Problem> {
    let unread = unread::count_on_all_loans(&state, &viewer).await?;
    Ok(Json(Count { count: unread.values().sum() }))
}

/// The loan categories to count.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::features::messaging) struct CategoriesQuery {
    /// `LEAD`, `ORIGINATION`, `PORTFOLIO`, and for lenders `ARCHIVE`, separated by commas. Defaults to all.
    #[serde(default)]
    categories: Option<String>,
}

/// The lending company in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct OnCompany {
    company_id: Uuid,
}

/// Count unread messages by loan of a company
#[utoipa::path(get, path = "/messages/unreadForCompany/{companyId}", operation_id = "unreadForCompany", tag = "messaging",
    params(("companyId" = Uuid, Path), CategoriesQuery),
    responses((status = 200, body = UnreadMap), (status = 400, body = ProblemBody)))]
pub(in crate::features::messaging) async fn of_company(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnCompany>,
    CheckedQuery(query): CheckedQuery<CategoriesQuery>,
) -> Result<Json<UnreadMap>, Problem> {
    let categories =
        query.categories.as_deref().filter(|it| !it.trim().is_empty()).map(parse_categories).transpose()?;
    let unread_map = unread::of_company(&state, &viewer, on.company_id, categories).await?;
    Ok(Json(UnreadMap { unread_map }))
}

fn parse_categories(written: &str) -> Result<Vec<UnreadCategory>, Problem> {
    let one = |word: &str| {
        parse_word(word.trim()).ok_or_else(|| {
            Problem::malformed("categories", "they must be LEAD, ORIGINATION, PORTFOLIO or ARCHIVE")
        })
    };
    written.split(',').map(one).collect()
}

/// Count unread messages on a loan
#[utoipa::path(get, path = "/messages/threads/messages/countunread", operation_id = "countUnreadOnLoan",
    tag = "messaging", params(("loanId" = Uuid, Query)),
    responses((status = 200, body = Count), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn on_loan(
    LoanInQuery(viewer): LoanInQuery,
    State(state): State<AppState>,
) -> Result<Json<Count>, Problem> {
    unread::on_loan(&state, &viewer).await.map(|count| Json(Count { count }))
}

/// Count unread messages in a thread
#[utoipa::path(get, path = "/messages/threads/{threadId}/countUnread", operation_id = "countUnreadInThread",
    tag = "messaging", params(("threadId" = Uuid, Path)),
    responses((status = 200, body = Count), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn in_thread(
    viewer: ThreadMember,
    State(state): State<AppState>,
) -> Result<Json<Count>, Problem> {
    unread::in_thread(&state, &viewer).await.map(|count| Json(Count { count }))
}
