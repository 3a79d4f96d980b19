//! The routes for finding, sending and changing messages.

use axum::{Json, extract::State, http::StatusCode};

use crate::{
    access::{LoanInQuery, MessageReader, SignedIn},
    features::messaging::{
        dto::Message,
        message_changes::{self, EditMessage},
        reading::search::{self, MessagesQuery},
        sending::{self, ForwardMessage, MessageAudience, SendMessage},
    },
    http::{CheckedOf, CheckedQuery, Problem, ValidJson, paging::Page, problem::ProblemBody},
    state::AppState,
};

/// List the messages of a loan, newest first
#[utoipa::path(get, path = "/messages", operation_id = "messages", tag = "messaging", params(MessagesQuery),
    responses((status = 200, body = Page<Message>), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn list(
    LoanInQuery(viewer): LoanInQuery,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<MessagesQuery>,
) -> Result<Json<Page<Message>>, Problem> {
    search::list(&state, &viewer, &query, false).await.map(Json)
}

/// Search the messages of a loan
#[utoipa::path(get, path = "/messages/search", operation_id = "searchMessages", tag = "messaging", params(MessagesQuery),
    responses((status = 200, body = Page<Message>), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn search(
    LoanInQuery(viewer): LoanInQuery,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<MessagesQuery>,
) -> Result<Json<Page<Message>>, Problem> {
    search::list(&state, &viewer, &query, true).await.map(Json)
}

/// Send a message
#[utoipa::path(post, path = "/messages", operation_id = "sendMessage", tag = "messaging", request_body = SendMessage,
    responses((status = 201, body = Message), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::messaging) async fn send(
    sender: SignedIn,
    State(state): State<AppState>,
    CheckedOf(input): CheckedOf<SendMessage>,
) -> Result<(StatusCode, Json<Message>), Problem> {
    let message = sending::send(&state, sender, input).await?;
    Ok((StatusCode::CREATED, Json(message)))
}

/// Preview who will be able to read a message
///
/// Takes the message as written so far, and sends nothing. Rejects the same recipients that sending would.
#[utoipa::path(post, path = "/messages/audience", operation_id = "messageAudience", tag = "messaging",
    request_body = SendMessage,
    responses((status = 200, body = MessageAudience), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::messaging) async fn audience(
    sender: SignedIn,
    State(state): State<AppState>,
    CheckedOf(input): CheckedOf<SendMessage>,
) -> Result<Json<MessageAudience>, Problem> {
    sending::audience(&state, sender, input).await.map(Json)
}

/// Edit one of your messages
#[utoipa::path(put, path = "/messages/{messageId}", operation_id = "editMessage", tag = "messaging",
    params(("messageId" = Uuid, Path)), request_body = EditMessage,
    responses((status = 200, body = Message), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(in crate::features::messaging) async fn edit(
    reader: MessageReader,
    State(state): State<AppState>,
    CheckedOf(input): CheckedOf<EditMessage>,
) -> Result<Json<Message>, Problem> {
    message_changes::edit_message(&state, reader, input).await.map(Json)
}

/// Delete one of your messages
///
/// A placeholder remains for people who could read it.
#[utoipa::path(delete, path = "/messages/{messageId}", operation_id = "deleteMessage", tag = "messaging",
    params(("messageId" = Uuid, Path)),
    responses((status = 200, body = Message), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn delete(
    reader: MessageReader,
    State(state): State<AppState>,
) -> Result<Json<Message>, Problem> {
    message_changes::set_deleted(&state, reader, true).await.map(Json)
}

/// Restore one of your messages
#[utoipa::path(post, path = "/messages/{messageId}/restore", operation_id = "restoreMessage", tag = "messaging",
    params(("messageId" = Uuid, Path)),
    responses((status = 200, body = Message), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn restore(
    reader: MessageReader,
    State(state): State<AppState>,
) -> Result<Json<Message>, Problem> {
    message_changes::set_deleted(&state, reader, false).await.map(Json)
}

/// Forward a message
#[utoipa::path(post, path = "/messages/threads/forwardMessage/{messageId}", operation_id = "forwardMessage",
    tag = "messaging", request_body = ForwardMessage,
    params(("messageId" = Uuid, Path)),
    responses((status = 201, body = Message), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(in crate::features::messaging) async fn forward(
    reader: MessageReader,
    sender: SignedIn,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<ForwardMessage>,
) -> Result<(StatusCode, Json<Message>), Problem> {
    let message = sending::forward(&state, sender, reader, input).await?;
    Ok((StatusCode::CREATED, Json(message)))
}
