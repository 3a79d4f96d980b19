//! Audit log entries about people's own accounts.

use axum::http::{HeaderMap, header};
use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbErr};
use shared_rules::{
    activity::Activity,
    identity::device::{UserAgent, device_name},
};

use crate::{
    entity::app_user,
    features::activity::{self, ActivityScope, NewActivity},
    state::AppState,
};

/// Records that the person signed in.
///
/// # Errors
/// If the write fails.
pub(crate) async fn record_sign_in(
    tx: &impl ConnectionTrait,
    user: &app_user::Model,
    at: DateTime<Utc>,
    headers: &HeaderMap,
) -> Result<(), DbErr> {
    activity::record_on_account(tx, user, at, Activity::SignedIn { device: describe_browser(headers) }).await
}

/// Records a sign-in with a passkey alone.
///
/// # Errors
/// If the write fails.
pub(super) async fn record_passkey_sign_in(
    tx: &impl ConnectionTrait,
    user: &app_user::Model,
    at: DateTime<Utc>,
    headers: &HeaderMap,
) -> Result<(), DbErr> {
    activity::record_on_account(tx, user, at, Activity::PasskeyUsed { device: describe_browser(headers) })
        .await
}

/// Records that an employee was rejected after too many attempts, at most once an hour, so that guessing can't flood
/// the log.
///
/// # Errors
/// If the write fails.
pub(super) async fn record_rejected_sign_in(
    state: &AppState,
    user: Option<&app_user::Model>,
    headers: &HeaderMap,
) -> Result<(), DbErr> {
    let Some((user, company)) = user.and_then(|user| Some((user, user.company_id?))) else { return Ok(()) };
    let (place, at) = (ActivityScope::at(company), state.clock.now());
    let activity = Activity::SignInRefused { device: describe_browser(headers) };
    activity::record_view_once(state, vec![NewActivity { place, actor_id: user.id, at, activity }]).await
}

/// Describes the browser from its user agent.
pub(super) fn describe_browser(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|said| said.to_str().ok());
    device_name(&UserAgent { user_agent: said.map(str::to_owned) })
}
