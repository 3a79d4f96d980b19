//! Emailed links that let people sign in while other people's wrong attempts slow down their password. They replace the
//! password only: the second step is still required. Doesn't reveal whether an address has an account: the response is
//! always the same, and sent before the account is looked up.

use axum::{
    extract::FromRequestParts as _,
    http::{HeaderMap, HeaderValue, request::Parts},
};
use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait, QueryFilter,
    QueryOrder as _, QuerySelect as _, sea_query::Expr,
};
use shared_rules::{
    identity::{
        address_proof::AddressProof,
        password_reset::ResetLink,
        sign_in_link::{
            SentSignInLink, SignInLinksSent, one_more_sign_in_link, sign_in_link_refusal, sign_in_link_state,
        },
    },
    text::identity as text,
    value::email::{CheckEmail, check_email},
};
use uuid::Uuid;

use super::{
    audit_entries,
    link_mail::{LinkWords, queue_link},
    proof,
};
use crate::{
    access::{
        devices,
        second_step::{self, SecondStepTaken},
        sessions,
        sign_in_throttle::{self, SignInAttempt},
    },
    entity::{app_user, sign_in_link},
    http::{Problem, guard::ClientAddress},
    mail::MailBudget,
    pages::{ServiceFuture, SignInLinkAbout, SignInLinkMail, SignInLinks},
    secrets::token,
    state::AppState,
};

/// The number of recent links that are checked before another one is sent.
const RECENT_LINKS: u64 = 20;

/// The actions behind the pages for sign-in links.
pub struct SignInLinkPage(pub AppState);

impl SignInLinks for SignInLinkPage {
    fn request_link<'a>(&'a self, email_address: &'a str, parts: &'a Parts) -> ServiceFuture<'a, ()> {
        Box::pin(async move {
            let Ok(from) = ClientAddress::from_request_parts(&mut parts.clone(), &self.0).await;
            request_link(&self.0, email_address, from)
        })
    }

    fn about<'a>(&'a self, token: &'a str) -> ServiceFuture<'a, SignInLinkAbout> {
        Box::pin(async move {
            let (_, user) = find_link(&self.0, self.0.db.read(), token).await?;
            let needs_code = second_step::is_on(self.0.db.read(), user.id).await?;
            Ok(SignInLinkAbout { email_address: user.email_address, needs_code })
        })
    }

    fn sign_in<'a>(
        &'a self,
        token: &'a str,
        code: &'a str,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, [HeaderValue; 2]> {
        Box::pin(sign_in_by_link(&self.0, token, code, headers))
    }
}

/// Sends a link to the address, if an account has it whose sign-in is slowed down.
///
/// # Errors
/// *Invalid*, if it isn't an email address, or *too many requests*.
pub(super) fn request_link(
    state: &AppState,
    email_address: &str,
    from: ClientAddress,
) -> Result<(), Problem> {
    let verdict = check_email(&CheckEmail { email_address: Some(email_address.to_owned()) });
    Problem::refuse_if(verdict.violations)?;
    state.budgets.spend_sign_in_link(from.rate_limit_prefix())?;
    let (state, key) = (state.clone(), verdict.email_address.to_lowercase());
    // Not awaited, so that it takes no longer for an address that has an account.
    tokio::spawn(async move {
        if let Err(problem) = send_link(&state, &key, from).await {
            tracing::warn!(status = problem.status().as_u16(), "a sign-in link wasn't sent");
        }
    });
    Ok(())
}

async fn send_link(state: &AppState, email_key: &str, from: ClientAddress) -> Result<(), Problem> {
    let (db, now) = (state.db.read(), state.clock.now());
    let joined = || {
        app_user::Entity::find()
            .filter(app_user::Column::EmailKey.eq(email_key))
            .filter(app_user::Column::PasswordHash.is_not_null())
    };
    let known = joined().one(db).await?.is_some();
    if !known || !sign_in_throttle::is_slowed(db, &state.config.limits, email_key, from, now).await? {
        return Ok(());
    }
    let tx = state.db.write().await?;
    // Locked, so that of several concurrent requests each counts those before it.
    let Some(user) = joined().lock_exclusive().one(&tx).await? else { return Ok(()) };
    if proof::load_address_proof(&tx, user.id).await? == AddressProof::Company {
        // Another person may have chosen the password: the owner takes the account back by a reset.
        return Ok(());
    }
    let links = load_latest(&tx, user.id, now).await?;
    if !one_more_sign_in_link(&SignInLinksSent { links, now }) {
        return Ok(());
    }
    let secret = token::new_token();
    let row = sign_in_link::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user.id),
        email_key: Set(user.email_key.clone()),
        token_hash: Set(token::hash(&secret)),
        created_at: Set(now),
        used_at: Set(None),
    };
    sign_in_link::Entity::insert(row).exec_without_returning(&tx).await?;
    let link = state.config.link(&format!("/sign-in-link/{secret}"));
    queue_link(state, &tx, &user, MailBudget::SignInLink, |head| {
        let mail = SignInLinkMail { email_address: user.email_address.clone(), link, head };
        LinkWords { subject: mail.subject(), plain: mail.plain(), html: mail.html() }
    })
    .await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(())
}

async fn load_latest(
    tx: &DatabaseTransaction,
    user_id: Uuid,
    now: DateTime<Utc>,
) -> Result<Vec<SentSignInLink>, DbErr> {
    let rows = sign_in_link::Entity::find()
        .filter(sign_in_link::Column::UserId.eq(user_id))
        .filter(sign_in_link::Column::CreatedAt.gt(now - Duration::days(1)))
        .order_by_desc(sign_in_link::Column::CreatedAt)
        .limit(RECENT_LINKS)
        .all(tx)
        .await?;
    let sent =
        |row: sign_in_link::Model| SentSignInLink { asked_at: row.created_at, used: row.used_at.is_some() };
    Ok(rows.into_iter().map(sent).collect())
}

/// Returns the link with that secret and the person it is for.
async fn find_link(
    state: &AppState,
    db: &impl ConnectionTrait,
    secret: &str,
) -> Result<(sign_in_link::Model, app_user::Model), Problem> {
    let row = sign_in_link::Entity::find()
        .filter(sign_in_link::Column::TokenHash.eq(token::hash(secret)))
        .find_also_related(app_user::Entity)
        .one(db)
        .await?;
    let Some((row, Some(user))) = row else { return Err(Problem::not_found()) };
    let link = ResetLink {
        asked_at: row.created_at,
        used_at: row.used_at,
        moved: user.email_key != row.email_key || user.password_hash.is_none(),
        now: state.clock.now(),
    };
    match sign_in_link_refusal(sign_in_link_state(&link)) {
        Some(words) => Err(Problem::gone(words)),
        None => Ok((row, user)),
    }
}

/// Uses up the link and opens a session. A wrong code of the second step leaves the link valid.
async fn sign_in_by_link(
    state: &AppState,
    secret: &str,
    code: &str,
    headers: &HeaderMap,
) -> Result<[HeaderValue; 2], Problem> {
    let (_, user) = find_link(state, state.db.read(), secret).await?;
    let code = second_step::read_code(Some(code.to_owned()))?;
    // Guesses of codes are counted separately from guesses of passwords, which must not lock the owner out here.
    let tries = format!("sign-in link {}", user.id);
    let attempt = SignInAttempt { email_key: &tries, from: None, device: None };
    if code.is_some() {
        sign_in_throttle::record_attempt(state, attempt).await?;
    }
    let (tx, now) = (state.db.write().await?, state.clock.now());
    let user = use_up(state, &tx, secret, SecondStepTaken { code, passkey: None }).await?;
    sign_in_throttle::clear_attempts(&tx, attempt).await?;
    sessions::close(&tx, &state.config, now, headers).await?;
    let cookie = sessions::open(&tx, &state.config, now, user.id, headers).await?;
    audit_entries::record_sign_in(&tx, &user, now, headers).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok([cookie, devices::remember(state, devices::find(state, headers), user.id)])
}

/// Uses up the link and the second step. Returns the person.
async fn use_up(
    state: &AppState,
    tx: &DatabaseTransaction,
    secret: &str,
    taken: SecondStepTaken,
) -> Result<app_user::Model, Problem> {
    let now = state.clock.now();
    let (link, user) = find_link(state, tx, secret).await?;
    // Only one of two concurrent requests succeeds.
    if revoke_links(tx, now, sign_in_link::Column::Id.eq(link.id)).await? == 0 {
        return Err(Problem::gone(text::SIGN_IN_LINK_USED));
    }
    let ways = second_step::load_methods(tx, user.id).await?;
    if ways.has_any() {
        second_step::complete(state, tx, &user, &ways, &taken).await?;
    }
    revoke_all(tx, now, user.id).await?;
    Ok(user)
}

/// Revokes all of the person's sign-in links.
///
/// # Errors
/// If the write fails.
pub(super) async fn revoke_all(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    user_id: Uuid,
) -> Result<(), DbErr> {
    revoke_links(tx, now, sign_in_link::Column::UserId.eq(user_id)).await.map(|_| ())
}

async fn revoke_links(tx: &DatabaseTransaction, now: DateTime<Utc>, which: Expr) -> Result<u64, DbErr> {
    let ended = sign_in_link::Entity::update_many()
        .col_expr(sign_in_link::Column::UsedAt, Expr::value(now))
        .filter(which)
        .filter(sign_in_link::Column::UsedAt.is_null())
        .exec(tx)
        .await?;
    Ok(ended.rows_affected)
}
