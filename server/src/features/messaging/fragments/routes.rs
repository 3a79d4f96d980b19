//! The routes that return HTML fragments.

use axum::{Json, extract::State};
use serde::Deserialize;
use shared_rules::{messaging::body::picture::rebuild_picture_addresses, text::problem::NOT_AN_ID};
use uuid::Uuid;

use super::{
    StandingItems, Viewer, digest,
    dto::{HtmlFragment, NeedsListQuery, ShoeboxQuery},
    elements, shoebox as files,
};
use crate::{
    access::{LoanMember, MessageReader},
    http::{CheckedPath, CheckedQuery, Problem, problem::ProblemBody},
    state::AppState,
};

/// The person in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnUser {
    user_id: Uuid,
}

/// Get needs list elements as HTML
#[utoipa::path(get, path = "/loans/{loanId}/needs-list/html", operation_id = "needsListHtml", tag = "fragments",
    params(("loanId" = Uuid, Path), NeedsListQuery),
    responses((status = 200, body = HtmlFragment), (status = 404, body = ProblemBody)))]
pub(super) async fn needs_list(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<NeedsListQuery>,
) -> Result<Json<HtmlFragment>, Problem> {
    let (wanted, users) = (parse_ids("infoIds", &query.info_ids)?, parse_ids("userIds", &query.user_ids)?);
    Ok(Json(HtmlFragment { html: elements::html(&state, &member, &wanted, users).await? }))
}

/// Get documents of the shoebox as HTML
#[utoipa::path(get, path = "/loans/{loanId}/shoebox/html", operation_id = "shoeboxHtml", tag = "fragments",
    params(("loanId" = Uuid, Path), ShoeboxQuery),
    responses((status = 200, body = HtmlFragment), (status = 404, body = ProblemBody)))]
pub(super) async fn shoebox(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<ShoeboxQuery>,
) -> Result<Json<HtmlFragment>, Problem> {
    let wanted = parse_ids("shoeboxIds", &query.shoebox_ids)?;
    Ok(Json(HtmlFragment { html: files::html(&state, &member, wanted).await? }))
}

/// Get a person's tasks on a loan as HTML
#[utoipa::path(get, path = "/loans/{loanId}/tasks/{userId}/html", operation_id = "tasksHtml", tag = "fragments",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 200, body = HtmlFragment), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn tasks(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnUser>,
) -> Result<Json<HtmlFragment>, Problem> {
    Ok(Json(HtmlFragment { html: digest::html(&state, &member, on.user_id).await? }))
}

/// Get a message's content for printing
///
/// Items of the needs list appear as text, in their current state as visible to the user.
#[utoipa::path(get, path = "/messages/{messageId}/print", operation_id = "messageToPrint", tag = "fragments",
    params(("messageId" = Uuid, Path)),
    responses((status = 200, body = HtmlFragment), (status = 404, body = ProblemBody)))]
pub(super) async fn print(
    reader: MessageReader,
    State(state): State<AppState>,
) -> Result<Json<HtmlFragment>, Problem> {
    let (member, body) = (&reader.thread.member, rebuild_picture_addresses(&reader.message.body));
    if reader.message.deleted_at.is_some() {
        return Err(Problem::not_found());
    }
    let own = Viewer { id: member.user.id, group: member.role().group() };
    let (html, _) = StandingItems::of(&state, member, &body).await?.render_items(&body, Some(&own), "");
    Ok(Json(HtmlFragment { html }))
}

/// Parses ids separated by commas.
fn parse_ids(field: &str, list: &str) -> Result<Vec<Uuid>, Problem> {
    let words = list.split(',').map(str::trim).filter(|word| !word.is_empty());
    words
        .map(|word| word.parse().map_err(|_| Problem::malformed(field, &NOT_AN_ID.fill(&[("word", word)]))))
        .collect()
}
