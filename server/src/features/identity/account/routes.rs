//! The calls on one's own account.

use axum::{
    Json,
    extract::{Query, State, rejection::QueryRejection},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    address,
    dto::{
        Account, BrowserStorageKey, ChangeAddress, ChangePassword, ConfirmSecondStep, DeviceTimeZone,
        FreshProof, NewPasskey, OwnSession, RecoveryCodes, RenamePasskey, SecondStep, SecondStepBegun,
        UpdateAccount, WaitingInvitation, WhichPhoto,
    },
    invitations, passkeys,
    password::{self, Asking},
    photo, profile, second_step, sessions,
};
use crate::{
    access::{BeforeSecondStep, SignedIn},
    features::identity::dto::PasskeyChallenge,
    http::{Checked, CheckedPath, Problem, SentPicture, guard::ClientAddress, problem::ProblemBody},
    state::AppState,
};

/// One's own account
#[utoipa::path(get, path = "/account", operation_id = "account", tag = "account",
    responses((status = 200, body = Account), (status = 401, body = ProblemBody)))]
pub(super) async fn account(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Account>, Problem> {
    profile::get(&state, &signed_in).await.map(Json)
}

/// List the lenders whose invitations wait for the user
///
/// Each is accepted by the link in its mail, and tells nothing of its loan before.
#[utoipa::path(get, path = "/account/invitations", operation_id = "waitingInvitations", tag = "account",
    responses((status = 200, body = Vec<WaitingInvitation>), (status = 401, body = ProblemBody)))]
pub(super) async fn invitations(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<WaitingInvitation>>, Problem> {
    invitations::waiting(&state, &signed_in.user).await.map(Json)
}

/// Say who one is
#[utoipa::path(put, path = "/account", operation_id = "updateAccount", tag = "account",
    request_body = UpdateAccount,
    responses((status = 200, body = Account), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_account(
    signed_in: SignedIn,
    State(state): State<AppState>,
    Checked(input): Checked<UpdateAccount>,
) -> Result<Json<Account>, Problem> {
    profile::put(&state, signed_in, input).await.map(Json)
}

/// Follow the time zone of one's device
///
/// It counts where one hasn't chosen any.
#[utoipa::path(put, path = "/account/time-zone", operation_id = "followDeviceTimeZone", tag = "account",
    request_body = DeviceTimeZone,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_time_zone(
    signed_in: SignedIn,
    State(state): State<AppState>,
    Checked(device): Checked<DeviceTimeZone>,
) -> Result<StatusCode, Problem> {
    profile::follow_device(&state, &signed_in, device).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Give oneself a photo
///
/// A PNG, JPEG or WebP picture of at most 512 kB, by its content.
#[utoipa::path(put, path = "/account/photo", operation_id = "putPhoto", tag = "account",
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = Account), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_photo(
    signed_in: SignedIn,
    State(state): State<AppState>,
    SentPicture(picture): SentPicture,
) -> Result<Json<Account>, Problem> {
    photo::put(&state, signed_in, Some(picture)).await.map(Json)
}

/// Take one's photo away
#[utoipa::path(delete, path = "/account/photo", operation_id = "removePhoto", tag = "account",
    responses((status = 200, body = Account), (status = 401, body = ProblemBody)))]
pub(super) async fn remove_photo(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Account>, Problem> {
    photo::put(&state, signed_in, None).await.map(Json)
}

/// The person in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OfUser {
    user_id: Uuid,
}

/// Somebody's photo
///
/// For colleagues, and for those who see them on a loan.
#[utoipa::path(get, path = "/users/{userId}/photo", operation_id = "photo", tag = "account",
    params(("userId" = Uuid, Path), WhichPhoto),
    responses((status = 200, content_type = "image/png", body = Vec<u8>), (status = 404, body = ProblemBody)))]
pub(super) async fn photo(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfUser>,
    which: Result<Query<WhichPhoto>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(which) = which.map_err(|_| Problem::not_found())?;
    photo::serve(&state, &viewer, of.user_id, which.v).await
}

/// Change one's password
///
/// Signs out of every other browser.
#[utoipa::path(put, path = "/password", operation_id = "changePassword", tag = "account",
    request_body = ChangePassword,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(super) async fn put_password(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    Checked(input): Checked<ChangePassword>,
) -> Result<StatusCode, Problem> {
    let asking = Asking { signed_in: &signed_in, from, headers: &headers };
    password::change(&state, asking, input).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ask for another address to sign in with
///
/// It counts once the link that is sent there is followed.
#[utoipa::path(post, path = "/account/address", operation_id = "askForAddress", tag = "account",
    request_body = ChangeAddress,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(super) async fn ask_for_address(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    Checked(input): Checked<ChangeAddress>,
) -> Result<StatusCode, Problem> {
    let asking = Asking { signed_in: &signed_in, from, headers: &headers };
    address::ask(&state, asking, input).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Keep the address one has
///
/// The link that was sent to the other one doesn't work any more.
#[utoipa::path(delete, path = "/account/address", operation_id = "keepAddress", tag = "account",
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(super) async fn keep_address(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    address::keep(&state, &signed_in).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where one is signed in
#[utoipa::path(get, path = "/sessions", operation_id = "sessions", tag = "account",
    responses((status = 200, body = Vec<OwnSession>), (status = 401, body = ProblemBody)))]
pub(super) async fn sessions(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<OwnSession>>, Problem> {
    sessions::list(&state, &signed_in).await.map(Json)
}

/// The key for what a browser keeps
///
/// A browser encrypts the unsent work that it keeps of a person with this key, which it forgets when the page closes.
#[utoipa::path(get, path = "/account/storage-key", operation_id = "browserStorageKey", tag = "account",
    responses((status = 200, body = BrowserStorageKey), (status = 401, body = ProblemBody)))]
pub(super) async fn storage_key(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Json<BrowserStorageKey> {
    let user_id = signed_in.user.id;
    let bytes = state.vault.derive(&format!("browser storage {user_id}"));
    let key = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    Json(BrowserStorageKey { user_id, key })
}

/// The session in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OfSession {
    session_id: Uuid,
}

/// Sign out of one browser
#[utoipa::path(delete, path = "/sessions/{sessionId}", operation_id = "endSession", tag = "account",
    params(("sessionId" = Uuid, Path)),
    responses((status = 204), (status = 401, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn end_session(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfSession>,
) -> Result<StatusCode, Problem> {
    sessions::end(&state, &signed_in, of.session_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How one's second step of signing in stands
#[utoipa::path(get, path = "/account/second-step", operation_id = "secondStep", tag = "account",
    responses((status = 200, body = SecondStep), (status = 401, body = ProblemBody)))]
pub(super) async fn second_step(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
) -> Result<Json<SecondStep>, Problem> {
    second_step::get(&state, &signed_in).await.map(Json)
}

/// Begin to set up the second step
///
/// It counts once the app's first code confirms it.
#[utoipa::path(post, path = "/account/second-step", operation_id = "beginSecondStep", tag = "account",
    request_body = FreshProof,
    responses((status = 200, body = SecondStepBegun), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn begin_second_step(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    Checked(input): Checked<FreshProof>,
) -> Result<Json<SecondStepBegun>, Problem> {
    let asking = Asking { signed_in: &signed_in, from, headers: &headers };
    second_step::begin(&state, asking, input).await.map(Json)
}

/// Turn the second step on
///
/// Answers the recovery codes, this once. Signs out of every other browser.
#[utoipa::path(put, path = "/account/second-step", operation_id = "confirmSecondStep", tag = "account",
    request_body = ConfirmSecondStep,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn confirm_second_step(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    Checked(input): Checked<ConfirmSecondStep>,
) -> Result<Json<RecoveryCodes>, Problem> {
    second_step::confirm(&state, &signed_in, input.code).await.map(Json)
}

/// Turn the second step off
#[utoipa::path(post, path = "/account/second-step/end", operation_id = "endSecondStep", tag = "account",
    request_body = FreshProof,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(super) async fn end_second_step(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    Checked(input): Checked<FreshProof>,
) -> Result<StatusCode, Problem> {
    let asking = Asking { signed_in: &signed_in, from, headers: &headers };
    second_step::end(&state, asking, input).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get new recovery codes
///
/// Those one had don't work any more.
#[utoipa::path(post, path = "/account/second-step/recovery-codes", operation_id = "renewRecoveryCodes", tag = "account",
    request_body = FreshProof,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn renew_recovery_codes(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    Checked(input): Checked<FreshProof>,
) -> Result<Json<RecoveryCodes>, Problem> {
    let asking = Asking { signed_in: &signed_in, from, headers: &headers };
    second_step::renew(&state, asking, input).await.map(Json)
}

/// Begin to add a passkey
///
/// Answers the challenge for a new one, good once and for five minutes.
#[utoipa::path(post, path = "/account/passkeys/challenge", operation_id = "beginPasskey", tag = "account",
    request_body = FreshProof,
    responses((status = 200, body = PasskeyChallenge), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn begin_passkey(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    Checked(input): Checked<FreshProof>,
) -> Result<Json<PasskeyChallenge>, Problem> {
    let asking = Asking { signed_in: &signed_in, from, headers: &headers };
    passkeys::begin(&state, asking, input).await.map(|asked| Json(asked.into()))
}

/// Add a passkey
///
/// With the first step beside the password, answers recovery codes, this once, and signs out of every other browser.
#[utoipa::path(post, path = "/account/passkeys", operation_id = "addPasskey", tag = "account",
    request_body = NewPasskey,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn add_passkey(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    headers: HeaderMap,
    Checked(input): Checked<NewPasskey>,
) -> Result<Json<RecoveryCodes>, Problem> {
    passkeys::add(&state, &signed_in, &headers, input).await.map(Json)
}

/// The passkey in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OfPasskey {
    passkey_id: Uuid,
}

/// Call a passkey something else
#[utoipa::path(put, path = "/account/passkeys/{passkeyId}", operation_id = "renamePasskey", tag = "account",
    params(("passkeyId" = Uuid, Path)), request_body = RenamePasskey,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn rename_passkey(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfPasskey>,
    Checked(input): Checked<RenamePasskey>,
) -> Result<StatusCode, Problem> {
    passkeys::rename(&state, &signed_in, of.passkey_id, &input.passkey_name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a passkey
///
/// Whose company asks for two-step sign-in and has none left has to set it up anew.
#[utoipa::path(post, path = "/account/passkeys/{passkeyId}/end", operation_id = "removePasskey", tag = "account",
    params(("passkeyId" = Uuid, Path)), request_body = FreshProof,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn remove_passkey(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    CheckedPath(of): CheckedPath<OfPasskey>,
    Checked(input): Checked<FreshProof>,
) -> Result<StatusCode, Problem> {
    let asking = Asking { signed_in: &signed_in, from, headers: &headers };
    passkeys::remove(&state, asking, of.passkey_id, input).await?;
    Ok(StatusCode::NO_CONTENT)
}
