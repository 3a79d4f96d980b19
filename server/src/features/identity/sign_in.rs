//! Signing in: the e-mail is checked by the shared rule, the password against its hash. Every way of
//! failing looks the same and takes the same time.

use std::{net::IpAddr, sync::atomic::Ordering};

use axum::http::{HeaderMap, HeaderValue};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use shared_rules::value::email::{CheckEmail, check_email};

use super::{attempts, dto::Credentials};
use crate::{access::sessions, entity::app_user, http::Problem, state::AppState};

/// Passwords longer than this are refused unread: hashing them would only cost time.
const LONGEST_PASSWORD: usize = 1024;

/// The person and the cookie of their new session. A session the browser had before ends.
pub(super) async fn sign_in(
    state: &AppState,
    headers: &HeaderMap,
    from: IpAddr,
    credentials: Credentials,
) -> Result<(app_user::Model, HeaderValue), Problem> {
    let verdict = check_email(&CheckEmail { email_address: Some(credentials.email_address) });
    if !verdict.violations.is_empty() {
        return Err(Problem::invalid(verdict.violations));
    }
    let email_key = verdict.email_address.to_lowercase();
    attempts::note(state, &email_key, from).await?;
    let user = app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(&email_key))
        .one(state.db.read())
        .await?;
    let hash = user.as_ref().and_then(|user| user.password_hash.as_deref());
    let short_enough = credentials.password.len() <= LONGEST_PASSWORD;
    let known = short_enough && state.passwords.verify(&credentials.password, hash).await?;
    let Some(user) = user.filter(|_| known) else {
        state.metrics.failed_sign_ins.fetch_add(1, Ordering::Relaxed);
        return Err(Problem::sign_in_failed());
    };
    let tx = state.db.write().await?;
    attempts::forget(&tx, &email_key).await?;
    sessions::close(&tx, state, headers).await?;
    let cookie = sessions::open(&tx, state, user.id).await?;
    tx.commit().await?;
    Ok((user, cookie))
}
