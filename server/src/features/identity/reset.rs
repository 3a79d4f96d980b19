//! Resetting a lost password: a link goes to the address, and its reader chooses a new password. Doesn't reveal whether
//! an address has an account: the response is always the same, and sent before the account is looked up.

use axum::{
    extract::FromRequestParts as _,
    http::{HeaderMap, HeaderValue, request::Parts},
};
use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait, QueryFilter,
    QueryOrder as _, QuerySelect as _, sea_query::Expr,
};
use shared_rules::{
    activity::Activity,
    identity::password_reset::{ResetLink, ResetsSent, one_more_reset, reset_state},
    text::identity as text,
    value::email::{CheckEmail, check_email},
};
use uuid::Uuid;

use super::{
    account::end_address_changes,
    audit_entries,
    link_mail::{LinkWords, queue_link},
    proof, sign_in_link,
};
use crate::{
    access::{
        devices, second_step, sessions,
        sign_in_throttle::{self, SignInAttempt},
    },
    entity::{app_user, password_reset},
    features::activity,
    http::{Problem, guard::ClientAddress},
    mail::MailBudget,
    pages::{PasswordResets, ResetMail, ServiceFuture},
    secrets::token,
    state::AppState,
};

/// The number of recent links that are checked before another one is sent.
const RECENT_LINKS: u64 = 10;

/// The actions behind the pages for resetting a password.
pub struct ResetPage(pub AppState);

impl PasswordResets for ResetPage {
    fn request_link<'a>(&'a self, email_address: &'a str, parts: &'a Parts) -> ServiceFuture<'a, ()> {
        Box::pin(request_reset(&self.0, email_address, parts))
    }

    fn about<'a>(&'a self, token: &'a str) -> ServiceFuture<'a, String> {
        Box::pin(async move { Ok(find_reset(&self.0, token).await?.1.email_address) })
    }

    fn reset<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, Option<[HeaderValue; 2]>> {
        Box::pin(reset_password(&self.0, token, password, headers))
    }
}

/// Sends a link to the address, if an account has it.
async fn request_reset(state: &AppState, email_address: &str, parts: &Parts) -> Result<(), Problem> {
    let verdict = check_email(&CheckEmail { email_address: Some(email_address.to_owned()) });
    if !verdict.violations.is_empty() {
        return Err(Problem::invalid(verdict.violations));
    }
    let Ok(from) = ClientAddress::from_request_parts(&mut parts.clone(), state).await;
    let key = verdict.email_address.to_lowercase();
    // No email address looks like this key, so asking for resets doesn't slow down signing in.
    let tries = format!("reset {key}");
    sign_in_throttle::record_attempt(
        state,
        SignInAttempt { email_key: &tries, from: Some(from), device: None },
    )
    .await?;
    let state = state.clone();
    // Not awaited, so that it takes no longer for an address that has an account.
    tokio::spawn(async move {
        if let Err(problem) = send_link(&state, &key).await {
            tracing::warn!(status = problem.status().as_u16(), "a password reset link wasn't sent");
        }
    });
    Ok(())
}

async fn send_link(state: &AppState, email_key: &str) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    // Locked, so that of several concurrent requests each counts those before it.
    let user = app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(email_key))
        .filter(app_user::Column::PasswordHash.is_not_null())
        .lock_exclusive()
        .one(&tx)
        .await?;
    let Some(user) = user else { return Ok(()) };
    let now = state.clock.now();
    let asked_at = password_reset::Entity::find()
        .select_only()
        .column(password_reset::Column::CreatedAt)
        .filter(password_reset::Column::UserId.eq(user.id))
        .order_by_desc(password_reset::Column::CreatedAt)
        .limit(RECENT_LINKS)
        .into_tuple()
        .all(&tx)
        .await?;
    if !one_more_reset(&ResetsSent { asked_at, now }) {
        return Ok(());
    }
    let secret = token::new_token();
    let row = password_reset::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user.id),
        email_key: Set(user.email_key.clone()),
        token_hash: Set(token::hash(&secret)),
        created_at: Set(now),
        used_at: Set(None),
    };
    password_reset::Entity::insert(row).exec_without_returning(&tx).await?;
    let link = state.config.link(&format!("/reset-password/{secret}"));
    queue_link(state, &tx, &user, MailBudget::PasswordReset, |head| {
        let mail = ResetMail { email_address: user.email_address.clone(), link, head };
        LinkWords { subject: mail.subject(), plain: mail.plain(), html: mail.html() }
    })
    .await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(())
}

/// Returns the reset that a link is for, and its user.
async fn find_reset(
    state: &AppState,
    secret: &str,
) -> Result<(password_reset::Model, app_user::Model), Problem> {
    let row = password_reset::Entity::find()
        .filter(password_reset::Column::TokenHash.eq(token::hash(secret)))
        .find_also_related(app_user::Entity)
        .one(state.db.read())
        .await?;
    let Some((row, Some(user))) = row else { return Err(Problem::not_found()) };
    let link = ResetLink {
        asked_at: row.created_at,
        used_at: row.used_at,
        moved: user.email_key != row.email_key,
        now: state.clock.now(),
    };
    match reset_state(&link).refusal() {
        Some(words) => Err(Problem::gone(words)),
        None => Ok((row, user)),
    }
}

/// Saves the new password, ends all links and sessions from before, and signs in; a second step is still required,
/// since the email's reader may not have the phone.
async fn reset_password(
    state: &AppState,
    secret: &str,
    password: &str,
    headers: &HeaderMap,
) -> Result<Option<[HeaderValue; 2]>, Problem> {
    let (link, user) = find_reset(state, secret).await?;
    let about = [user.given_name.as_str(), user.family_name.as_str()];
    let hash = state.passwords.check_and_hash(password, &user.email_address, &about).await?;
    let (tx, now) = (state.db.write().await?, state.clock.now());
    use_up(&tx, now, &link).await?;
    keep_password(&tx, &user, hash).await?;
    sessions::close_all(&tx, now, user.id).await?;
    activity::record_on_account(&tx, &user, now, Activity::PasswordChanged { by_link: true }).await?;
    proof::return_to_owner(state, &tx, &user).await?;
    if second_step::is_on(&tx, user.id).await? {
        // Wrong codes still count: the link proves nothing about them.
        tx.commit().await?;
        state.mailer.wake();
        return Ok(None);
    }
    sign_in_throttle::clear_attempts(
        &tx,
        SignInAttempt { email_key: &user.email_key, from: None, device: None },
    )
    .await?;
    let cookie = sessions::open(&tx, &state.config, now, user.id, headers).await?;
    audit_entries::record_sign_in(&tx, &user, now, headers).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(Some([cookie, devices::remember(state, devices::find(state, headers), user.id)]))
}

/// Revokes this link and all others of the account.
async fn use_up(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    link: &password_reset::Model,
) -> Result<(), Problem> {
    // Only one of two concurrent requests, and only one of two links, succeeds.
    if revoke_links(tx, now, password_reset::Column::Id.eq(link.id)).await? == 0 {
        return Err(Problem::gone(text::RESET_USED));
    }
    revoke_sign_in_links(tx, now, link.user_id).await?;
    // An open link to another address, requested by an impostor, would take the account away again.
    end_address_changes(tx, now, link.user_id).await?;
    Ok(())
}

/// Saves the hash of the new password, unless the account's address changed in the meantime.
async fn keep_password(
    tx: &DatabaseTransaction,
    user: &app_user::Model,
    hash: String,
) -> Result<(), Problem> {
    let kept = app_user::Entity::update_many()
        .col_expr(app_user::Column::PasswordHash, Expr::value(hash))
        .filter(app_user::Column::Id.eq(user.id))
        .filter(app_user::Column::EmailKey.eq(&user.email_key))
        .exec(tx)
        .await?;
    if kept.rows_affected == 0 { Err(Problem::gone(text::RESET_USED)) } else { Ok(()) }
}

/// Revokes all links with which the person could choose a new password or sign in. Called whenever they get a new
/// password.
///
/// # Errors
/// If the write fails.
pub(crate) async fn revoke_sign_in_links(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    user_id: Uuid,
) -> Result<(), DbErr> {
    sign_in_link::revoke_all(tx, now, user_id).await?;
    revoke_links(tx, now, password_reset::Column::UserId.eq(user_id)).await.map(|_| ())
}

async fn revoke_links(tx: &impl ConnectionTrait, now: DateTime<Utc>, which: Expr) -> Result<u64, DbErr> {
    let ended = password_reset::Entity::update_many()
        .col_expr(password_reset::Column::UsedAt, Expr::value(now))
        .filter(which)
        .filter(password_reset::Column::UsedAt.is_null())
        .exec(tx)
        .await?;
    Ok(ended.rows_affected)
}
