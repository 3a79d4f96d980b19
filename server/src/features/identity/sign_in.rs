//! Signing in. The shared rule checks the email address, and the password is checked against its hash. All failures
//! look the same and take the same time. A person with a second step then needs its code or a passkey; the attempt
//! counts as wrong until all of it was right. A passkey alone is sufficient, too.

use std::sync::atomic::Ordering;

use axum::http::{HeaderMap, HeaderValue};
use sea_orm::{ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter};
use shared_rules::{identity::sign_in_email::check_sign_in_email, value::email::CheckEmail};

use super::{
    audit_entries,
    dto::{Credentials, PasskeyAnswer},
};
use crate::{
    access::{
        devices::{self, KnownDevice},
        passkeys,
        second_step::{self, SecondStepTaken},
        sessions,
        sign_in_throttle::{self, SignInAttempt},
    },
    entity::app_user,
    http::{Problem, guard::ClientAddress},
    state::AppState,
};

/// Longer passwords are rejected without hashing them, which would only cost time.
const LONGEST_PASSWORD: usize = 1024;

/// Signs in. Returns the person, the cookie of their new session, and the cookie that identifies their browser from now
/// on. Ends the browser's previous session.
pub(super) async fn sign_in(
    state: &AppState,
    headers: &HeaderMap,
    from: ClientAddress,
    credentials: Credentials,
) -> Result<(app_user::Model, [HeaderValue; 2]), Problem> {
    let verdict = check_sign_in_email(&CheckEmail { email_address: Some(credentials.email_address) });
    if !verdict.violations.is_empty() {
        return Err(Problem::invalid(verdict.violations));
    }
    let code = second_step::read_code(credentials.code)?;
    let email_key = verdict.email_address.to_lowercase();
    let user = app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(&email_key))
        .one(state.db.read())
        .await?;
    let device = devices::find(state, headers);
    let own = device.as_ref().zip(user.as_ref()).filter(|(device, user)| device.has_user(user.id));
    let attempt =
        SignInAttempt { email_key: &email_key, from: Some(from), device: own.map(|(device, _)| device.id) };
    if let Err(refused) = sign_in_throttle::record_attempt(state, attempt).await {
        audit_entries::record_rejected_sign_in(state, user.as_ref(), headers).await?;
        return Err(refused);
    }
    let hash = user.as_ref().and_then(|user| user.password_hash.as_deref());
    let short_enough = credentials.password.len() <= LONGEST_PASSWORD;
    let known = short_enough && state.passwords.verify(&credentials.password, hash).await?;
    let Some(user) = user.filter(|_| known) else {
        state.metrics.failed_sign_ins.fetch_add(1, Ordering::Relaxed);
        return Err(Problem::sign_in_failed());
    };
    let passkey = match &credentials.passkey {
        Some(answer) => Some(passkeys::verify_response(state, &answer.ceremony, &answer.credential).await?),
        None => None,
    };
    let tx = state.db.write().await?;
    take_second_step(state, &tx, &user, &SecondStepTaken { code, passkey }).await?;
    let entering = VerifiedSignIn { user, attempt, device, by_passkey: false };
    let (user, cookies) = open_session(state, &tx, headers, entering).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok((user, cookies))
}

/// The same with a passkey alone: it required a finger, a face or a PIN, and so counts as both steps.
pub(super) async fn sign_in_by_passkey(
    state: &AppState,
    headers: &HeaderMap,
    from: ClientAddress,
    answer: PasskeyAnswer,
) -> Result<(app_user::Model, [HeaderValue; 2]), Problem> {
    // No email address looks like this key, so sending a wrong passkey doesn't slow down anyone's sign-in.
    let key = format!("passkey {}", passkeys::credential_hash(answer.credential.get_credential_id()));
    let attempt = SignInAttempt { email_key: &key, from: Some(from), device: None };
    sign_in_throttle::record_attempt(state, attempt).await?;
    let proven = match passkeys::verify_response(state, &answer.ceremony, &answer.credential).await {
        Ok(proven) => proven,
        Err(problem) => {
            state.metrics.failed_sign_ins.fetch_add(1, Ordering::Relaxed);
            return Err(problem);
        }
    };
    let tx = state.db.write().await?;
    passkeys::record_use(&tx, state.clock.now(), &proven).await?;
    let device = devices::find(state, headers);
    let entering = VerifiedSignIn { user: proven.user, attempt, device, by_passkey: true };
    let entered = open_session(state, &tx, headers, entering).await?;
    tx.commit().await?;
    Ok(entered)
}

/// A person who passed all checks.
struct VerifiedSignIn<'a> {
    user: app_user::Model,
    attempt: SignInAttempt<'a>,
    device: Option<KnownDevice>,
    by_passkey: bool,
}

/// Opens their session.
async fn open_session(
    state: &AppState,
    tx: &DatabaseTransaction,
    headers: &HeaderMap,
    entering: VerifiedSignIn<'_>,
) -> Result<(app_user::Model, [HeaderValue; 2]), Problem> {
    let (VerifiedSignIn { user, attempt, device, by_passkey }, now) = (entering, state.clock.now());
    sign_in_throttle::clear_attempts(tx, attempt).await?;
    sessions::close(tx, &state.config, now, headers).await?;
    let cookie = sessions::open(tx, &state.config, now, user.id, headers).await?;
    match by_passkey {
        true => audit_entries::record_passkey_sign_in(tx, &user, now, headers).await?,
        false => audit_entries::record_sign_in(tx, &user, now, headers).await?,
    }
    let known = devices::remember(state, device, user.id);
    Ok((user, [cookie, known]))
}

/// Rejects a person who has a second step, unless its code or one of their passkeys was given.
async fn take_second_step(
    state: &AppState,
    tx: &DatabaseTransaction,
    user: &app_user::Model,
    taken: &SecondStepTaken,
) -> Result<(), Problem> {
    let ways = second_step::load_methods(tx, user.id).await?;
    if !ways.has_any() {
        return Ok(());
    }
    let result = second_step::complete(state, tx, user, &ways, taken).await;
    if result.as_ref().is_err_and(|problem| !problem.is_signed_out()) {
        state.metrics.failed_sign_ins.fetch_add(1, Ordering::Relaxed);
    }
    result
}
