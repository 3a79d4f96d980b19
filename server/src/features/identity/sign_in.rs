//! Signing in: the e-mail is checked by the shared rule, the password against its hash. Every way of
//! failing looks the same and takes the same time. Who has a second step then needs its code; a
//! try counts as wrong until all of it was right.

use std::sync::atomic::Ordering;

use axum::http::{HeaderMap, HeaderValue};
use sea_orm::{ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter};
use shared_rules::{
    identity::second_step::{SecondStepCode, SecondStepTyped, second_step_code},
    text::identity::SECOND_STEP_WRONG,
    value::email::{CheckEmail, check_email},
};

use super::{dto::Credentials, record};
use crate::{
    access::{
        attempts::{self, Attempt},
        devices, second_step, sessions,
    },
    entity::app_user,
    http::{Problem, guard::ClientAddress},
    state::AppState,
};

/// Passwords longer than this are refused unread: hashing them would only cost time.
const LONGEST_PASSWORD: usize = 1024;

/// The person and the cookies of their new session and of their browser, which is known from now on. A session
/// the browser had before ends.
pub(super) async fn sign_in(
    state: &AppState,
    headers: &HeaderMap,
    from: ClientAddress,
    credentials: Credentials,
) -> Result<(app_user::Model, [HeaderValue; 2]), Problem> {
    let verdict = check_email(&CheckEmail { email_address: Some(credentials.email_address) });
    if !verdict.violations.is_empty() {
        return Err(Problem::invalid(verdict.violations));
    }
    let typed = typed(credentials.code)?;
    let email_key = verdict.email_address.to_lowercase();
    let user = app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(&email_key))
        .one(state.db.read())
        .await?;
    let device = devices::find(state, headers);
    let own = device.as_ref().zip(user.as_ref()).filter(|(device, user)| device.knows(user.id));
    let attempt =
        Attempt { email_key: &email_key, from: Some(from), device: own.map(|(device, _)| device.id) };
    if let Err(refused) = attempts::note(state, attempt).await {
        record::refused(state, user.as_ref(), headers).await?;
        return Err(refused);
    }
    let hash = user.as_ref().and_then(|user| user.password_hash.as_deref());
    let short_enough = credentials.password.len() <= LONGEST_PASSWORD;
    let known = short_enough && state.passwords.verify(&credentials.password, hash).await?;
    let Some(user) = user.filter(|_| known) else {
        state.metrics.failed_sign_ins.fetch_add(1, Ordering::Relaxed);
        return Err(Problem::sign_in_failed());
    };
    let now = state.clock.now();
    let tx = state.db.write().await?;
    take_second_step(state, &tx, &user, typed.as_ref()).await?;
    attempts::forget(&tx, attempt).await?;
    sessions::close(&tx, &state.config, now, headers).await?;
    let cookie = sessions::open(&tx, &state.config, now, user.id, headers).await?;
    record::signed_in(&tx, &user, now, headers).await?;
    tx.commit().await?;
    state.post.wake();
    let known = devices::remember(state, device, user.id);
    Ok((user, [cookie, known]))
}

/// The code of the second step, if one was typed: whether it could be one is told before anybody looks whose.
fn typed(code: Option<String>) -> Result<Option<SecondStepTyped>, Problem> {
    let Some(code) = code.filter(|code| !code.trim().is_empty()) else { return Ok(None) };
    let typed = second_step_code(&SecondStepCode { code, only_digits: false });
    Problem::refuse_if(typed.violations.clone())?;
    Ok(Some(typed))
}

/// Refuses who has a second step and not its code.
async fn take_second_step(
    state: &AppState,
    tx: &DatabaseTransaction,
    user: &app_user::Model,
    typed: Option<&SecondStepTyped>,
) -> Result<(), Problem> {
    let Some(row) = second_step::of(tx, user.id).await? else { return Ok(()) };
    let typed = typed.ok_or_else(Problem::second_step_asked)?;
    if second_step::passes(state, tx, user, &row, typed).await? {
        return Ok(());
    }
    state.metrics.failed_sign_ins.fetch_add(1, Ordering::Relaxed);
    Err(Problem::invalid(vec![SECOND_STEP_WRONG.violation("code")]))
}
