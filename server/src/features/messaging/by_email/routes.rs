//! The routes of email participants.

use axum::{Json, extract::State};
use serde::Deserialize;
use uuid::Uuid;

use super::removal::set_participant;
use crate::{
    access::ThreadMember,
    features::messaging::dto::Thread,
    http::{CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// The participant in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnParticipant {
    participant_id: Uuid,
}

/// Remove an email participant from a thread
///
/// The address gets no further messages of the thread. Idempotent.
#[utoipa::path(delete, path = "/messages/threads/{threadId}/email-participants/{participantId}",
    operation_id = "removeEmailParticipant", tag = "messaging",
    params(("threadId" = Uuid, Path), ("participantId" = Uuid, Path)),
    responses((status = 200, body = Thread), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn remove(
    viewer: ThreadMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnParticipant>,
) -> Result<Json<Thread>, Problem> {
    set_participant(&state, viewer, on.participant_id, true).await.map(Json)
}

/// Restore an email participant in a thread
///
/// The address gets the thread's messages again. Idempotent.
#[utoipa::path(post, path = "/messages/threads/{threadId}/email-participants/{participantId}/restore",
    operation_id = "restoreEmailParticipant", tag = "messaging",
    params(("threadId" = Uuid, Path), ("participantId" = Uuid, Path)),
    responses((status = 200, body = Thread), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn restore(
    viewer: ThreadMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnParticipant>,
) -> Result<Json<Thread>, Problem> {
    set_participant(&state, viewer, on.participant_id, false).await.map(Json)
}
