//! What people do with their own accounts, on record for the lead of the company.

use axum::http::{HeaderMap, header};
use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbErr};
use shared_rules::{
    activity::Activity,
    identity::device::{UserAgent, device_name},
};

use crate::{
    entity::app_user,
    features::activity::{self, Entry, Place},
    state::AppState,
};

/// Puts on record that the person signed in.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn signed_in(
    tx: &impl ConnectionTrait,
    user: &app_user::Model,
    at: DateTime<Utc>,
    headers: &HeaderMap,
) -> Result<(), DbErr> {
    activity::of_account(tx, user, at, Activity::SignedIn { device: device(headers) }).await
}

/// The same of who signed in with a passkey alone.
///
/// # Errors
/// When the database refuses.
pub(super) async fn signed_in_by_passkey(
    tx: &impl ConnectionTrait,
    user: &app_user::Model,
    at: DateTime<Utc>,
    headers: &HeaderMap,
) -> Result<(), DbErr> {
    activity::of_account(tx, user, at, Activity::PasskeyUsed { device: device(headers) }).await
}

/// Puts on record that an employee was refused after too many attempts, once an hour at most: who guesses writes
/// no more than that.
///
/// # Errors
/// When the database refuses.
pub(super) async fn refused(
    state: &AppState,
    user: Option<&app_user::Model>,
    headers: &HeaderMap,
) -> Result<(), DbErr> {
    let Some((user, company)) = user.and_then(|user| Some((user, user.company_id?))) else { return Ok(()) };
    let (place, at) = (Place::at(company), state.clock.now());
    let activity = Activity::SignInRefused { device: device(headers) };
    activity::noted_once(state, vec![Entry { place, actor_id: user.id, at, activity }]).await
}

/// What the browser calls itself, in words.
pub(super) fn device(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|said| said.to_str().ok());
    device_name(&UserAgent { user_agent: said.map(str::to_owned) })
}
