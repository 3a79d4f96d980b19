//! Signing in: the e-mail is checked by the shared rule, the password against its hash. Every way of
//! failing looks the same and takes the same time.

use std::sync::atomic::Ordering;

use axum::http::{HeaderMap, HeaderValue};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use shared_rules::value::email::{CheckEmail, check_email};

use super::dto::Credentials;
use crate::{
    access::{
        attempts::{self, Attempt},
        devices, sessions,
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
    let email_key = verdict.email_address.to_lowercase();
    let user = app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(&email_key))
        .one(state.db.read())
        .await?;
    let device = devices::find(state, headers);
    let own = device.as_ref().zip(user.as_ref()).filter(|(device, user)| device.knows(user.id));
    let attempt =
        Attempt { email_key: &email_key, from: Some(from), device: own.map(|(device, _)| device.id) };
    attempts::note(state, attempt).await?;
    let hash = user.as_ref().and_then(|user| user.password_hash.as_deref());
    let short_enough = credentials.password.len() <= LONGEST_PASSWORD;
    let known = short_enough && state.passwords.verify(&credentials.password, hash).await?;
    let Some(user) = user.filter(|_| known) else {
        state.metrics.failed_sign_ins.fetch_add(1, Ordering::Relaxed);
        return Err(Problem::sign_in_failed());
    };
    let now = state.clock.now();
    let tx = state.db.write().await?;
    attempts::forget(&tx, attempt).await?;
    sessions::close(&tx, &state.config, now, headers).await?;
    let cookie = sessions::open(&tx, &state.config, now, user.id, headers).await?;
    tx.commit().await?;
    let known = devices::remember(state, device, user.id);
    Ok((user, [cookie, known]))
}
