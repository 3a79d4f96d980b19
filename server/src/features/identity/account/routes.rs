//! Routes of the user's own account.

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
    password::{self, AccountRequest},
    photo, profile, second_step, sessions,
};
use crate::{
    access::{BeforeSecondStep, SignedIn},
    features::identity::dto::PasskeyChallenge,
    http::{CheckedPath, Problem, SentPicture, ValidJson, guard::ClientAddress, problem::ProblemBody},
    state::AppState,
};

/// Get the account
#[utoipa::path(get, path = "/account", operation_id = "account", tag = "account",
    responses((status = 200, body = Account), (status = 401, body = ProblemBody)))]
pub(super) async fn account(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Account>, Problem> {
    profile::load_account(&state, &signed_in).await.map(Json)
}

/// List pending invitations
///
/// Invitations to the user's address, by lender. Each is accepted by the link in its email, and reveals nothing of its
/// loan before that.
#[utoipa::path(get, path = "/account/invitations", operation_id = "waitingInvitations", tag = "account",
    responses((status = 200, body = Vec<WaitingInvitation>), (status = 401, body = ProblemBody)))]
pub(super) async fn invitations(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<WaitingInvitation>>, Problem> {
    invitations::list_pending(&state, &signed_in.user).await.map(Json)
}

/// Update profile
#[utoipa::path(put, path = "/account", operation_id = "updateAccount", tag = "account",
    request_body = UpdateAccount,
    responses((status = 200, body = Account), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_account(
    signed_in: SignedIn,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<UpdateAccount>,
) -> Result<Json<Account>, Problem> {
    profile::update_profile(&state, signed_in, input).await.map(Json)
}

/// Save the device's time zone
///
/// Applies unless the user chose a time zone.
#[utoipa::path(put, path = "/account/time-zone", operation_id = "followDeviceTimeZone", tag = "account",
    request_body = DeviceTimeZone,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_time_zone(
    signed_in: SignedIn,
    State(state): State<AppState>,
    ValidJson(device): ValidJson<DeviceTimeZone>,
) -> Result<StatusCode, Problem> {
    profile::save_device_time_zone(&state, &signed_in, device).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Upload profile photo
///
/// A PNG, JPEG or WebP image of at most 512 kB, by its content.
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

/// Remove profile photo
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
pub(super) struct UserPath {
    user_id: Uuid,
}

/// Get a person's photo
///
/// For colleagues, and for people who see them on a loan.
#[utoipa::path(get, path = "/users/{userId}/photo", operation_id = "photo", tag = "account",
    params(("userId" = Uuid, Path), WhichPhoto),
    responses((status = 200, content_type = "image/png", body = Vec<u8>), (status = 404, body = ProblemBody)))]
pub(super) async fn photo(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<UserPath>,
    which: Result<Query<WhichPhoto>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(which) = which.map_err(|_| Problem::not_found())?;
    photo::serve(&state, &viewer, of.user_id, which.v).await
}

/// Change password
///
/// Signs out all other browsers.
#[utoipa::path(put, path = "/password", operation_id = "changePassword", tag = "account",
    request_body = ChangePassword,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(super) async fn put_password(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    ValidJson(input): ValidJson<ChangePassword>,
) -> Result<StatusCode, Problem> {
    let asking = AccountRequest { signed_in: &signed_in, from, headers: &headers };
    password::change_password(&state, asking, input).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Request a new sign-in email address
///
/// Takes effect once the link sent to the new address is followed.
#[utoipa::path(post, path = "/account/address", operation_id = "askForAddress", tag = "account",
    request_body = ChangeAddress,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(super) async fn ask_for_address(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    ValidJson(input): ValidJson<ChangeAddress>,
) -> Result<StatusCode, Problem> {
    let asking = AccountRequest { signed_in: &signed_in, from, headers: &headers };
    address::request_change(&state, asking, input).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Cancel the change of email address
///
/// The link sent to the new address stops working.
#[utoipa::path(delete, path = "/account/address", operation_id = "keepAddress", tag = "account",
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(super) async fn keep_address(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<StatusCode, Problem> {
    address::cancel_change(&state, &signed_in).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List sessions
#[utoipa::path(get, path = "/sessions", operation_id = "sessions", tag = "account",
    responses((status = 200, body = Vec<OwnSession>), (status = 401, body = ProblemBody)))]
pub(super) async fn sessions(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<OwnSession>>, Problem> {
    sessions::list(&state, &signed_in).await.map(Json)
}

/// Get the key for browser storage
///
/// A browser encrypts the user's unsaved work with this key, and forgets the key when the page closes.
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
pub(super) struct SessionPath {
    session_id: Uuid,
}

/// Sign out one browser
#[utoipa::path(delete, path = "/sessions/{sessionId}", operation_id = "endSession", tag = "account",
    params(("sessionId" = Uuid, Path)),
    responses((status = 204), (status = 401, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn end_session(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<SessionPath>,
) -> Result<StatusCode, Problem> {
    sessions::end_session(&state, &signed_in, of.session_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get the status of two-step sign-in
#[utoipa::path(get, path = "/account/second-step", operation_id = "secondStep", tag = "account",
    responses((status = 200, body = SecondStep), (status = 401, body = ProblemBody)))]
pub(super) async fn second_step(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
) -> Result<Json<SecondStep>, Problem> {
    second_step::load_status(&state, &signed_in).await.map(Json)
}

/// Start setting up an authenticator app
///
/// Takes effect once the app's first code is confirmed.
#[utoipa::path(post, path = "/account/second-step", operation_id = "beginSecondStep", tag = "account",
    request_body = FreshProof,
    responses((status = 200, body = SecondStepBegun), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn begin_second_step(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    ValidJson(input): ValidJson<FreshProof>,
) -> Result<Json<SecondStepBegun>, Problem> {
    let asking = AccountRequest { signed_in: &signed_in, from, headers: &headers };
    second_step::start_setup(&state, asking, input).await.map(Json)
}

/// Turn on the authenticator app
///
/// Returns the recovery codes, only this once. Signs out all other browsers.
#[utoipa::path(put, path = "/account/second-step", operation_id = "confirmSecondStep", tag = "account",
    request_body = ConfirmSecondStep,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn confirm_second_step(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<ConfirmSecondStep>,
) -> Result<Json<RecoveryCodes>, Problem> {
    second_step::confirm_app(&state, &signed_in, input.code).await.map(Json)
}

/// Turn off the authenticator app
#[utoipa::path(post, path = "/account/second-step/end", operation_id = "endSecondStep", tag = "account",
    request_body = FreshProof,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(super) async fn end_second_step(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    ValidJson(input): ValidJson<FreshProof>,
) -> Result<StatusCode, Problem> {
    let asking = AccountRequest { signed_in: &signed_in, from, headers: &headers };
    second_step::turn_off_app(&state, asking, input).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Generate new recovery codes
///
/// The previous codes stop working.
#[utoipa::path(post, path = "/account/second-step/recovery-codes", operation_id = "renewRecoveryCodes", tag = "account",
    request_body = FreshProof,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn renew_recovery_codes(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    ValidJson(input): ValidJson<FreshProof>,
) -> Result<Json<RecoveryCodes>, Problem> {
    let asking = AccountRequest { signed_in: &signed_in, from, headers: &headers };
    second_step::renew_recovery_codes(&state, asking, input).await.map(Json)
}

/// Start adding a passkey
///
/// Returns the challenge for a new passkey, valid once and for five minutes.
#[utoipa::path(post, path = "/account/passkeys/challenge", operation_id = "beginPasskey", tag = "account",
    request_body = FreshProof,
    responses((status = 200, body = PasskeyChallenge), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn begin_passkey(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    ValidJson(input): ValidJson<FreshProof>,
) -> Result<Json<PasskeyChallenge>, Problem> {
    let asking = AccountRequest { signed_in: &signed_in, from, headers: &headers };
    passkeys::start_adding(&state, asking, input).await.map(|asked| Json(asked.into()))
}

/// Add a passkey
///
/// If it is the first second-step method, returns recovery codes, only this once, and signs out all other browsers.
#[utoipa::path(post, path = "/account/passkeys", operation_id = "addPasskey", tag = "account",
    request_body = NewPasskey,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn add_passkey(
    BeforeSecondStep(signed_in): BeforeSecondStep,
    State(state): State<AppState>,
    headers: HeaderMap,
    ValidJson(input): ValidJson<NewPasskey>,
) -> Result<Json<RecoveryCodes>, Problem> {
    passkeys::add(&state, &signed_in, &headers, input).await.map(Json)
}

/// The passkey in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PasskeyPath {
    passkey_id: Uuid,
}

/// Rename a passkey
#[utoipa::path(put, path = "/account/passkeys/{passkeyId}", operation_id = "renamePasskey", tag = "account",
    params(("passkeyId" = Uuid, Path)), request_body = RenamePasskey,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn rename_passkey(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<PasskeyPath>,
    ValidJson(input): ValidJson<RenamePasskey>,
) -> Result<StatusCode, Problem> {
    passkeys::rename(&state, &signed_in, of.passkey_id, &input.passkey_name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a passkey
///
/// A user whose company requires two-step sign-in and who has no method left has to set it up again.
#[utoipa::path(post, path = "/account/passkeys/{passkeyId}/end", operation_id = "removePasskey", tag = "account",
    params(("passkeyId" = Uuid, Path)), request_body = FreshProof,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn remove_passkey(
    signed_in: SignedIn,
    State(state): State<AppState>,
    from: ClientAddress,
    headers: HeaderMap,
    CheckedPath(of): CheckedPath<PasskeyPath>,
    ValidJson(input): ValidJson<FreshProof>,
) -> Result<StatusCode, Problem> {
    let asking = AccountRequest { signed_in: &signed_in, from, headers: &headers };
    passkeys::remove(&state, asking, of.passkey_id, input).await?;
    Ok(StatusCode::NO_CONTENT)
}
