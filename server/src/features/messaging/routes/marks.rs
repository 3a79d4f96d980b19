//! The routes for marking messages.

use axum::{extract::State, http::StatusCode};

use crate::{
    access::{AllowArchived, MessageReader},
    features::messaging::reading::read_marks,
    http::{Problem, problem::ProblemBody},
    state::AppState,
};

/// Mark a message as read
#[utoipa::path(post, path = "/messages/{messageId}/read", operation_id = "readMessage", tag = "messaging",
    params(("messageId" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn read(
    AllowArchived(reader): AllowArchived<MessageReader>,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    read_marks::set_read(&state, &reader, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Mark a message as unread
#[utoipa::path(post, path = "/messages/{messageId}/unread", operation_id = "unreadMessage", tag = "messaging",
    params(("messageId" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn unread(
    AllowArchived(reader): AllowArchived<MessageReader>,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    read_marks::set_read(&state, &reader, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Mark a message as important
#[utoipa::path(post, path = "/messages/{messageId}/important", operation_id = "importantMessage", tag = "messaging",
    params(("messageId" = Uuid, Path)), responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn important(
    AllowArchived(reader): AllowArchived<MessageReader>,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    read_marks::set_important(&state, &reader, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Mark a message as not important
#[utoipa::path(post, path = "/messages/{messageId}/notimportant", operation_id = "notImportantMessage",
    tag = "messaging", params(("messageId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn not_important(
    AllowArchived(reader): AllowArchived<MessageReader>,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    read_marks::set_important(&state, &reader, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
