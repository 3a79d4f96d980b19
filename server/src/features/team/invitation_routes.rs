//! The calls on invitations: a lender's, and those of whoever follows the link.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse},
};
use serde::Deserialize;

use super::{
    accept::{accept, invited},
    dto::{AcceptInvitation, InvitationView},
    invite,
    routes::OnPerson,
};
use crate::{
    access::LoanLender,
    features::loans::Invitation,
    http::{Checked, CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// The secret in the path.
#[derive(Deserialize)]
pub(super) struct OnInvitation {
    token: String,
}

/// Invite somebody to a loan, or send the invitation again
#[utoipa::path(post, path = "/loans/{loanId}/users/{userId}/invitation", operation_id = "invite", tag = "team",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 201, body = Invitation), (status = 404, body = ProblemBody)))]
pub(super) async fn invite(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnPerson>,
) -> Result<(StatusCode, Json<Invitation>), Problem> {
    let sent = invite::invite(&state, &viewer, on.user_id).await?;
    Ok((StatusCode::CREATED, Json(sent)))
}

/// Withdraw an invitation
#[utoipa::path(delete, path = "/loans/{loanId}/users/{userId}/invitation", operation_id = "revokeInvitation", tag = "team",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn revoke(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnPerson>,
) -> Result<StatusCode, Problem> {
    invite::revoke(&state, &viewer, on.user_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What an invitation is about
#[utoipa::path(get, path = "/invitations/{token}", operation_id = "invitation", tag = "team",
    params(("token" = String, Path)),
    responses((status = 200, body = InvitationView), (status = 410, body = ProblemBody)))]
pub(super) async fn look(
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnInvitation>,
) -> Result<Json<InvitationView>, Problem> {
    Ok(Json(invited(&state, &on.token).await?.view()))
}

/// Accept an invitation, and be signed in
#[utoipa::path(post, path = "/invitations/{token}", operation_id = "acceptInvitation", tag = "team",
    params(("token" = String, Path)), request_body = AcceptInvitation,
    responses((status = 204), (status = 410, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn take(
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnInvitation>,
    Checked(input): Checked<AcceptInvitation>,
) -> Result<impl IntoResponse, Problem> {
    let cookie = accept(&state, &on.token, &input.password, input.forgotten).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie)])))
}
