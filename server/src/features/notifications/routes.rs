//! The routes of the user's notifications.

use axum::{Json, extract::State};
use shared_rules::notices::settings::NoticeSetting;

use super::{
    dto::{MarkedNotices, NoticePage, NoticeQuery, ReadNotices, UnreadAgain, UnreadNotices},
    explanation::{self, NotificationEmailPage, NotificationEmailQuery},
    list, marks,
};
use crate::{
    access::{LoanLender, SignedIn},
    http::{CheckedQuery, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// List your notifications
///
/// Newest first, limited to what you may currently see. Repeated actions of one person are combined in one line.
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

/// Count your unread notifications
#[utoipa::path(get, path = "/users/me/notices/unread", operation_id = "unreadNotices", tag = "home",
    responses((status = 200, body = UnreadNotices), (status = 401, body = ProblemBody)))]
pub(super) async fn unread(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<UnreadNotices>, Problem> {
    Ok(Json(list::unread(&state, &signed_in).await?))
}

/// Mark notifications as unread
#[utoipa::path(post, path = "/users/me/notices/unread", operation_id = "markNoticesUnread", tag = "home",
    request_body = UnreadAgain,
    responses((status = 200, body = MarkedNotices), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn mark_unread(
    signed_in: SignedIn,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<UnreadAgain>,
) -> Result<Json<MarkedNotices>, Problem> {
    marks::unread(&state, &signed_in, &input.notice_ids).await.map(Json)
}

/// Mark notifications as read
///
/// Applies to all devices. Returns those that were unread; marking them as unread undoes it.
#[utoipa::path(post, path = "/users/me/notices/read", operation_id = "markNoticesRead", tag = "home",
    request_body = ReadNotices,
    responses((status = 200, body = MarkedNotices), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn mark_read(
    signed_in: SignedIn,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<ReadNotices>,
) -> Result<Json<MarkedNotices>, Problem> {
    marks::read(&state, &signed_in, &input).await.map(Json)
}

/// Get your notification settings
///
/// The preference `notices` turns kinds off and chooses how others are delivered:
/// `{ "off": ["accepted"], "deliveries": [{ "kind": "assigned", "delivery": "daily" }] }`.
#[utoipa::path(get, path = "/users/me/notices/settings", operation_id = "noticeSettings", tag = "home",
    responses((status = 200, body = Vec<NoticeSetting>), (status = 401, body = ProblemBody)))]
pub(super) async fn settings(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<NoticeSetting>>, Problem> {
    Ok(Json(marks::settings(&state, &signed_in).await?))
}

/// List the emails about a loan's events
///
/// For lenders: each notification of each person, newest first, and whether it was emailed, when it will be, or why it
/// wasn't.
#[utoipa::path(get, path = "/loans/{loanId}/notification-emails", operation_id = "loanNotificationEmails", tag = "loans",
    params(("loanId" = uuid::Uuid, Path), NotificationEmailQuery),
    responses((status = 200, body = NotificationEmailPage), (status = 400, body = ProblemBody),
        (status = 401, body = ProblemBody), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn emails_of_loan(
    LoanLender(lender): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<NotificationEmailQuery>,
) -> Result<Json<NotificationEmailPage>, Problem> {
    Ok(Json(explanation::load_page(&state, &lender, query).await?))
}
