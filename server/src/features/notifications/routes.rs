//! The calls on one's own notices.

use axum::{Json, extract::State};
use shared_rules::notices::settings::NoticeSetting;

use super::{
    dto::{MarkedNotices, NoticePage, NoticeQuery, ReadNotices, UnreadAgain, UnreadNotices},
    list, marks,
};
use crate::{
    access::SignedIn,
    http::{Checked, CheckedQuery, Problem, problem::ProblemBody},
    state::AppState,
};

/// What concerns oneself
///
/// The newest first, as far as one may see it now; what somebody did several times in a row is one line.
#[utoipa::path(get, path = "/users/me/notices", operation_id = "notices", tag = "home", params(NoticeQuery),
    responses((status = 200, body = NoticePage), (status = 400, body = ProblemBody),
        (status = 401, body = ProblemBody)))]
pub(super) async fn notices(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<NoticeQuery>,
) -> Result<Json<NoticePage>, Problem> {
    Ok(Json(list::page(&state, &signed_in, query.before).await?))
}

/// How much of it one hasn't read
#[utoipa::path(get, path = "/users/me/notices/unread", operation_id = "unreadNotices", tag = "home",
    responses((status = 200, body = UnreadNotices), (status = 401, body = ProblemBody)))]
pub(super) async fn unread(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<UnreadNotices>, Problem> {
    Ok(Json(list::unread(&state, &signed_in).await?))
}

/// Mark some as unread
#[utoipa::path(post, path = "/users/me/notices/unread", operation_id = "markNoticesUnread", tag = "home",
    request_body = UnreadAgain,
    responses((status = 200, body = MarkedNotices), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn mark_unread(
    signed_in: SignedIn,
    State(state): State<AppState>,
    Checked(input): Checked<UnreadAgain>,
) -> Result<Json<MarkedNotices>, Problem> {
    marks::unread(&state, &signed_in, &input.notice_ids).await.map(Json)
}

/// Mark some as read, or all up to a moment
///
/// On all devices. Answers those that weren't read before; marking them as unread undoes it.
#[utoipa::path(post, path = "/users/me/notices/read", operation_id = "markNoticesRead", tag = "home",
    request_body = ReadNotices,
    responses((status = 200, body = MarkedNotices), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn mark_read(
    signed_in: SignedIn,
    State(state): State<AppState>,
    Checked(input): Checked<ReadNotices>,
) -> Result<Json<MarkedNotices>, Problem> {
    marks::read(&state, &signed_in, &input).await.map(Json)
}

/// What comes to one's bell
///
/// The preference `notices` turns kinds off: `{ "off": ["accepted"] }`.
#[utoipa::path(get, path = "/users/me/notices/settings", operation_id = "noticeSettings", tag = "home",
    responses((status = 200, body = Vec<NoticeSetting>), (status = 401, body = ProblemBody)))]
pub(super) async fn settings(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<NoticeSetting>>, Problem> {
    Ok(Json(marks::settings(&state, &signed_in).await?))
}
