//! Routes of sessions and users.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse, Response},
};
use sea_orm::EntityTrait;
use serde::Deserialize;
use serde_json::Value;
use uuid::Uuid;

use super::{
    dto::{
        AskForSignInLink, Credentials, CurrentUser, LenderOfUser, PasskeyAnswer, PasskeyChallenge,
        SignOutScope,
    },
    lenders::lenders_of,
    preferences::{self, PreferencePath},
    sign_in, sign_in_link,
};
use crate::{
    access::{BeforeSecondStep, SignedIn, passkeys, second_step, sessions},
    entity::{app_user, company},
    http::{CheckedPath, CheckedQuery, Problem, ValidJson, guard::ClientAddress, problem::ProblemBody},
    state::AppState,
};

const CLEAR_SITE_DATA: HeaderName = HeaderName::from_static("clear-site-data");

/// Sign in
#[utoipa::path(post, path = "/session", operation_id = "signIn", tag = "identity",
    request_body = Credentials,
    responses((status = 200, body = CurrentUser), (status = 401, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn sign_in(
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    ValidJson(credentials): ValidJson<Credentials>,
) -> Result<impl IntoResponse, Problem> {
    let entered = sign_in::sign_in(&state, &headers, from, credentials).await?;
    signed_in_response(&state, entered).await
}

/// Builds the response to a successful sign-in.
async fn signed_in_response(
    state: &AppState,
    (user, cookies): (app_user::Model, [HeaderValue; 2]),
) -> Result<impl IntoResponse + use<>, Problem> {
    let employer = match user.company_id {
        Some(id) => company::Entity::find_by_id(id).one(state.db.read()).await?,
        None => None,
    };
    let second_step_missing = second_step::is_missing(state.db.read(), user.id, employer.as_ref()).await?;
    let signed_in = SignedIn { user, employer, session_id: Uuid::nil(), second_step_missing };
    let seen = CurrentUser::new(&signed_in);
    Ok((AppendHeaders(cookies.map(|cookie| (SET_COOKIE, cookie))), Json(seen)))
}

/// Request a sign-in link
///
/// Sent by email while wrong attempts slow down signing in. The response is the same whether or not the address has an
/// account.
#[utoipa::path(post, path = "/session/link", operation_id = "askForSignInLink", tag = "identity",
    request_body = AskForSignInLink,
    responses((status = 204), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn ask_for_sign_in_link(
    State(state): State<AppState>,
    from: ClientAddress,
    ValidJson(asked): ValidJson<AskForSignInLink>,
) -> Result<StatusCode, Problem> {
    sign_in_link::request_link(&state, &asked.email_address, from)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Request a passkey challenge
///
/// It names no user: the device offers its passkeys. It can be answered once, within five minutes.
#[utoipa::path(post, path = "/session/passkey/challenge", operation_id = "passkeyChallenge", tag = "identity",
    responses((status = 200, body = PasskeyChallenge), (status = 422, body = ProblemBody)))]
pub(super) async fn passkey_challenge(
    State(state): State<AppState>,
) -> Result<Json<PasskeyChallenge>, Problem> {
    Ok(Json(passkeys::new_challenge(&state)?.into()))
}

/// Sign in with a passkey
///
/// Counts as both steps.
#[utoipa::path(post, path = "/session/passkey", operation_id = "signInWithPasskey", tag = "identity",
    request_body = PasskeyAnswer,
    responses((status = 200, body = CurrentUser), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn sign_in_with_passkey(
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    ValidJson(answer): ValidJson<PasskeyAnswer>,
) -> Result<impl IntoResponse, Problem> {
    let entered = sign_in::sign_in_by_passkey(&state, &headers, from, answer).await?;
    signed_in_response(&state, entered).await
}

/// Sign out of this browser
#[utoipa::path(delete, path = "/session", operation_id = "signOut", tag = "identity",
    responses((status = 204)))]
pub(super) async fn sign_out(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, Problem> {
    let tx = state.db.write().await?;
    sessions::close(&tx, &state.config, state.clock.now(), &headers).await?;
    tx.commit().await?;
    Ok(signed_out_response(&state))
}

/// Makes the browser delete its session and all stored data of the person.
fn signed_out_response(state: &AppState) -> Response {
    let clears = (CLEAR_SITE_DATA, HeaderValue::from_static("\"cache\", \"storage\""));
    let forgets = (SET_COOKIE, sessions::clearing_cookie(&state.config));
    (StatusCode::NO_CONTENT, AppendHeaders([clears, forgets])).into_response()
}

/// Sign out of all browsers
#[utoipa::path(delete, path = "/sessions", operation_id = "signOutEverywhere", tag = "identity", params(SignOutScope),
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(super) async fn sign_out_everywhere(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    CheckedQuery(which): CheckedQuery<SignOutScope>,
) -> Result<Response, Problem> {
    let (tx, now, user_id) = (state.db.write().await?, state.clock.now(), signed_in.user.id);
    if which.others {
        sessions::close_others(&tx, now, user_id, signed_in.session_id).await?;
        tx.commit().await?;
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    sessions::close_all(&tx, now, user_id).await?;
    tx.commit().await?;
    Ok(signed_out_response(&state))
}

/// Get the current user
#[utoipa::path(get, path = "/users/me", operation_id = "currentUser", tag = "identity",
    responses((status = 200, body = CurrentUser), (status = 401, body = ProblemBody)))]
pub(super) async fn current_user(BeforeSecondStep(signed_in): BeforeSecondStep) -> Json<CurrentUser> {
    Json(CurrentUser::new(&signed_in))
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct UserPath {
    user_id: Uuid,
}

/// List the user's lenders
///
/// Users may request their own; other users get *not found*.
#[utoipa::path(get, path = "/users/{userId}/lenders", operation_id = "lendersOfUser", tag = "identity",
    params(("userId" = Uuid, Path)),
    responses((status = 200, body = Vec<LenderOfUser>), (status = 404, body = ProblemBody)))]
pub(super) async fn lenders(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<UserPath>,
) -> Result<Json<Vec<LenderOfUser>>, Problem> {
    if of.user_id != signed_in.user.id {
        return Err(Problem::not_found());
    }
    Ok(Json(lenders_of(&state, of.user_id).await?))
}

/// Get a preference
///
/// `null` if there is none with that name.
#[utoipa::path(get, path = "/preferences/{key}", operation_id = "preference", tag = "preferences",
    params(("key" = String, Path)),
    responses((status = 200, body = Value), (status = 401, body = ProblemBody)))]
pub(super) async fn preference(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<PreferencePath>,
) -> Result<Json<Value>, Problem> {
    preferences::get(&state, signed_in, of).await.map(Json)
}

/// Save a preference
///
/// Any JSON of up to 64 kB; replaces the previous value.
#[utoipa::path(put, path = "/preferences/{key}", operation_id = "putPreference", tag = "preferences",
    params(("key" = String, Path)), request_body = Value,
    responses((status = 204), (status = 413, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn put_preference(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<PreferencePath>,
    ValidJson(value): ValidJson<Value>,
) -> Result<StatusCode, Problem> {
    preferences::put(&state, signed_in, of, value).await?;
    Ok(StatusCode::NO_CONTENT)
}
