//! The routes of threads: the list, a thread, its messages, and the user's marks.

use axum::{Json, extract::State, http::StatusCode};

use crate::{
    access::{AllowArchived, LoanInQuery, ThreadMember},
    features::messaging::{
        dto::{MessagePage, Thread},
        reading::{
            read_marks,
            thread_list::{self, ThreadsQuery},
            thread_page::{self, ThreadPageQuery},
            threads,
        },
    },
    http::{CheckedQuery, Problem, paging::Page, problem::ProblemBody},
    state::AppState,
};

/// List the threads of a loan
#[utoipa::path(get, path = "/messages/threads", operation_id = "threads", tag = "messaging", params(ThreadsQuery),
    responses((status = 200, body = Page<Thread>), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn list(
    LoanInQuery(viewer): LoanInQuery,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<ThreadsQuery>,
) -> Result<Json<Page<Thread>>, Problem> {
    thread_list::list(&state, &viewer, &query).await.map(Json)
}

/// Get a thread
#[utoipa::path(get, path = "/messages/threads/{threadId}", operation_id = "thread", tag = "messaging",
    params(("threadId" = Uuid, Path)), responses((status = 200, body = Thread), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn one(
    viewer: ThreadMember,
    State(state): State<AppState>,
) -> Result<Json<Thread>, Problem> {
    threads::load_thread(&state, viewer).await.map(Json)
}

/// List the messages of a thread, newest first
#[utoipa::path(get, path = "/messages/threads/{threadId}/messages", operation_id = "threadMessages", tag = "messaging",
    params(("threadId" = Uuid, Path), ThreadPageQuery),
    responses((status = 200, body = MessagePage), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn messages(
    viewer: ThreadMember,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<ThreadPageQuery>,
) -> Result<Json<MessagePage>, Problem> {
    thread_page::of_thread(&state, &viewer, &query).await.map(Json)
}

/// Mark all messages in a thread as read
#[utoipa::path(post, path = "/messages/threads/{threadId}/read", operation_id = "readThread", tag = "messaging",
    params(("threadId" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn read(
    AllowArchived(viewer): AllowArchived<ThreadMember>,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    read_marks::read_all(&state, &viewer).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Mute a thread
#[utoipa::path(post, path = "/messages/threads/mute/{threadId}", operation_id = "muteThread", tag = "messaging",
    params(("threadId" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn mute(
    AllowArchived(viewer): AllowArchived<ThreadMember>,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    read_marks::set_muted(&state, &viewer, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unmute a thread
#[utoipa::path(post, path = "/messages/threads/unmute/{threadId}", operation_id = "unmuteThread", tag = "messaging",
    params(("threadId" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn unmute(
    AllowArchived(viewer): AllowArchived<ThreadMember>,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    read_marks::set_muted(&state, &viewer, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Report that you are typing in a thread
#[utoipa::path(post, path = "/messages/threads/userTyping/{threadId}", operation_id = "userTyping", tag = "messaging",
    params(("threadId" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn typing(
    viewer: ThreadMember,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    read_marks::publish_typing(&state, &viewer).await?;
    Ok(StatusCode::NO_CONTENT)
}
