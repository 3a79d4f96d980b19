//! Sessions of signed-in browsers. The browser keeps a random token in a cookie that scripts can't read; the database
//! keeps only the token's hash.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, header};
use chrono::{DateTime, Utc};
use cookie::{Cookie, SameSite, time::Duration};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, DatabaseTransaction, DbErr, EntityTrait, ExprTrait as _, FromQueryResult,
    JoinType, QueryFilter, QueryResult, QuerySelect as _, RelationTrait as _, prelude::Expr,
};
use uuid::Uuid;

use super::second_step;
use crate::{
    db::{Database, joined, with_columns},
    entity::{app_user, company, session},
    environment::Config,
    http::cookie_value,
    secrets::token::{hash, new_token},
    state::{AppState, KnownSession},
};

/// The result of looking up a session by its token.
pub enum SessionLookup {
    /// It is valid.
    Open(Arc<KnownSession>),
    /// It expired: unused too long, or too old.
    Expired,
    /// The company removed the employee.
    Left,
    /// It was signed out, or doesn't exist.
    None,
}

/// The columns of a session, with its user and employer.
struct SessionRow(KnownSession);

impl FromQueryResult for SessionRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self(KnownSession {
            session: session::Model::from_query_result(row, "")?,
            user: app_user::Model::from_query_result(row, "user_")?,
            employer: joined::<company::Entity>(row, "employer_")?,
            second_step_on: row.try_get("", "second_step_on")?,
        }))
    }
}

/// User agents are truncated to this length.
const LONGEST_AGENT: usize = 300;

fn user_agent(headers: &HeaderMap) -> Option<String> {
    let said = headers.get(header::USER_AGENT)?.to_str().ok()?;
    Some(said.chars().take(LONGEST_AGENT).collect())
}

/// Opens a session for the person in the browser with these headers. Returns its cookie.
///
/// # Errors
/// If the write fails.
pub async fn open(
    tx: &DatabaseTransaction,
    config: &Config,
    now: DateTime<Utc>,
    user_id: Uuid,
    headers: &HeaderMap,
) -> Result<HeaderValue, DbErr> {
    let token = new_token();
    let row = session::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user_id),
        token_hash: Set(hash(&token)),
        created_at: Set(now),
        last_seen_at: Set(now),
        expires_at: Set(now + config.session_life),
        revoked_at: Set(None),
        user_agent: Set(user_agent(headers)),
        left_company: Set(false),
    };
    session::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(session_cookie(config, &token, config.session_life.as_secs()))
}

/// Looks up the request's session.
///
/// # Errors
/// If the query fails.
pub async fn find(state: &AppState, headers: &HeaderMap) -> Result<SessionLookup, DbErr> {
    let (config, now) = (&state.config, state.clock.now());
    let Some(token) = read_token(config, headers) else { return Ok(SessionLookup::None) };
    let token_hash = hash(token);
    // A cookie without a row belongs to an ended session that was cleaned up.
    let Some(known) = load_session(&state.db, token_hash).await? else {
        return Ok(SessionLookup::Expired);
    };
    let session = &known.session;
    if session.revoked_at.is_some() {
        return Ok(if session.left_company { SessionLookup::Left } else { SessionLookup::None });
    }
    let ended = now >= session.expires_at || now >= session.last_seen_at + config.session_idle;
    Ok(if ended { SessionLookup::Expired } else { SessionLookup::Open(known) })
}

async fn load_session(db: &Database, token_hash: String) -> Result<Option<Arc<KnownSession>>, DbErr> {
    let select = session::Entity::find()
        .filter(session::Column::TokenHash.eq(token_hash))
        .join(JoinType::InnerJoin, session::Relation::User.def())
        .join(JoinType::LeftJoin, app_user::Relation::Company.def())
        .expr_as(second_step::has_second_step(), "second_step_on");
    let select = with_columns::<_, app_user::Entity>(select, "app_user", "user_");
    let select = with_columns::<_, company::Entity>(select, "company", "employer_");
    let row = select.into_model::<SessionRow>().one(db.read_session()).await?;
    Ok(row.map(|SessionRow(known)| Arc::new(known)))
}

/// Records that the session was used just now.
///
/// # Errors
/// If the write fails.
pub async fn record_use(db: &Database, now: DateTime<Utc>, id: Uuid) -> Result<(), DbErr> {
    let tx = db.write_separately().await?;
    session::Entity::update_many()
        .col_expr(session::Column::LastSeenAt, Expr::value(now))
        .filter(session::Column::Id.eq(id))
        .exec(&tx)
        .await?;
    tx.commit().await
}

/// Ends the request's session, if any.
///
/// # Errors
/// If the write fails.
pub async fn close(
    tx: &DatabaseTransaction,
    config: &Config,
    now: DateTime<Utc>,
    headers: &HeaderMap,
) -> Result<(), DbErr> {
    let Some(token) = read_token(config, headers) else { return Ok(()) };
    revoke_sessions(tx, now, session::Column::TokenHash.eq(hash(token))).await.map(|_| ())
}

/// Ends all of a person's sessions, and deletes expired ones.
///
/// # Errors
/// If the write fails.
pub async fn close_all(tx: &DatabaseTransaction, now: DateTime<Utc>, user_id: Uuid) -> Result<(), DbErr> {
    let own = session::Column::UserId.eq(user_id);
    session::Entity::delete_many()
        .filter(own.clone().and(session::Column::ExpiresAt.lt(now)))
        .exec(tx)
        .await?;
    revoke_sessions(tx, now, own).await.map(|_| ())
}

/// Ends all of a person's sessions but one.
///
/// # Errors
/// If the write fails.
pub async fn close_others(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    user_id: Uuid,
    kept: Uuid,
) -> Result<(), DbErr> {
    let others = session::Column::UserId.eq(user_id).and(session::Column::Id.ne(kept));
    revoke_sessions(tx, now, others).await.map(|_| ())
}

/// Ends one of a person's sessions. Returns whether it was open.
///
/// # Errors
/// If the write fails.
pub async fn close_one(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    user_id: Uuid,
    id: Uuid,
) -> Result<bool, DbErr> {
    let one = session::Column::UserId.eq(user_id).and(session::Column::Id.eq(id));
    revoke_sessions(tx, now, one).await.map(|ended| ended > 0)
}

/// Ends all sessions of an employee who is removed: their open pages explain why.
///
/// # Errors
/// If the write fails.
pub async fn close_for_leaving(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    user_id: Uuid,
) -> Result<(), DbErr> {
    session::Entity::update_many()
        .col_expr(session::Column::RevokedAt, Expr::value(now))
        .col_expr(session::Column::LeftCompany, Expr::value(true))
        .filter(session::Column::UserId.eq(user_id).and(session::Column::RevokedAt.is_null()))
        .exec(tx)
        .await
        .map(|_| ())
}

async fn revoke_sessions(tx: &DatabaseTransaction, now: DateTime<Utc>, which: Expr) -> Result<u64, DbErr> {
    let ended = session::Entity::update_many()
        .col_expr(session::Column::RevokedAt, Expr::value(now))
        .filter(which.and(session::Column::RevokedAt.is_null()))
        .exec(tx)
        .await?;
    Ok(ended.rows_affected)
}

/// Returns the cookie that clears the session in the browser.
#[must_use]
pub fn clearing_cookie(config: &Config) -> HeaderValue {
    session_cookie(config, "", 0)
}

fn cookie_name(config: &Config) -> &'static str {
    if config.is_https() { "__Host-loanroom" } else { "loanroom" }
}

fn session_cookie(config: &Config, token: &str, seconds: u64) -> HeaderValue {
    set_cookie(config, cookie_name(config), token, seconds)
}

/// Builds a cookie that scripts can't read.
pub(super) fn set_cookie(config: &Config, name: &str, value: &str, seconds: u64) -> HeaderValue {
    let lifetime = Duration::seconds(seconds.try_into().unwrap_or(i64::MAX));
    let cookie = Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(lifetime)
        .secure(config.is_https());
    HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

fn read_token<'a>(config: &Config, headers: &'a HeaderMap) -> Option<&'a str> {
    cookie_value(headers, cookie_name(config))
}
