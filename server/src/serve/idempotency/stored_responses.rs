//! The stored responses of requests with an idempotency key, kept for a day.

use axum::{
    body::{Body, HttpBody as _, to_bytes},
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::Response,
};
use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder as _, QuerySelect as _, sea_query::Expr,
};
use shared_rules::text::refused::DONE_ALREADY;
use uuid::Uuid;

use super::{IdempotencyKeys, key_reused, running_requests::PersonKey, still_running};
use crate::{
    db::{Database, KEYS_KEPT, WriteClaim},
    entity::idempotency_key::{self as row, Column},
    http::Problem,
    state::AppState,
};

/// The maximum number of keys per user. Beyond it, the oldest are deleted.
const MOST_KEYS: u64 = 2_000;

/// The longest stored response, in bytes. After a longer one the user has to reload.
const LONGEST: u64 = 64 * 1024;

/// The longest time between another server's commit and its storing the response.
const ANSWERED_WITHIN: Duration = Duration::seconds(60);

/// Marks a replayed response.
const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");

/// An earlier request with the same key.
pub(super) struct EarlierRequest(row::Model);

impl EarlierRequest {
    pub(super) async fn find(state: &AppState, user_id: Uuid, key: &str) -> Result<Option<Self>, DbErr> {
        let found = row::Entity::find_by_id((user_id, key.to_owned())).one(state.db.read()).await?;
        // A key that is about to expire counts as expired.
        Ok(found.filter(|row| row.created_at > state.clock.now() - KEYS_KEPT).map(Self))
    }

    /// Returns the stored response.
    ///
    /// # Errors
    /// *Unprocessable* when it was a different request; *conflict* when its response isn't stored yet, or never was.
    pub(super) fn replay(self, keys: &IdempotencyKeys, fingerprint: &str) -> Result<Response, Problem> {
        let Self(row) = self;
        if row.fingerprint != fingerprint {
            return Err(key_reused());
        }
        let status = row.status.and_then(|status| u16::try_from(status).ok());
        let Some(status) = status.and_then(|status| StatusCode::from_u16(status).ok()) else {
            return Err(without_answer(keys, &row));
        };
        let body = match &row.answer {
            Some(sealed) => keys.state.vault.unseal(&purpose(row.user_id, &row.idempotency_key), sealed),
            None => Some(String::new()),
        };
        let body = body.ok_or_else(done_already)?;
        let mut response = Response::new(Body::from(body));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(REPLAYED, HeaderValue::from_static("true"));
        if let Some(kind) = row.content_type.and_then(|kind| HeaderValue::from_str(&kind).ok()) {
            headers.insert(header::CONTENT_TYPE, kind);
        }
        Ok(response)
    }
}

/// A running server may be about to store the response; a crashed one never will.
fn without_answer(keys: &IdempotencyKeys, row: &row::Model) -> Problem {
    let elsewhere = keys.state.db.is_shared() && row.server != keys.server;
    let is_recent = keys.state.clock.now() < row.created_at + ANSWERED_WITHIN;
    if elsewhere && is_recent { still_running() } else { done_already() }
}

/// The request was processed, but its response isn't stored.
fn done_already() -> Problem {
    Problem::conflict(DONE_ALREADY.code, DONE_ALREADY.template)
}

/// Stores the response to a request that wrote something, and returns it. Responses that set a cookie, are too long,
/// or report a server error aren't stored.
pub(super) async fn store_response(
    state: &AppState,
    claim: &WriteClaim,
    (user_id, key): &PersonKey,
    response: Response,
) -> Response {
    let is_kept = claim.is_recorded()
        && !response.status().is_server_error()
        && !response.headers().contains_key(header::SET_COOKIE)
        && response.body().size_hint().exact().is_some_and(|size| size <= LONGEST);
    if !is_kept {
        return response;
    }
    let (parts, body) = response.into_parts();
    // The exact size is known, so nothing is lost here.
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    if let Ok(text) = str::from_utf8(&bytes) {
        let sealed = (!text.is_empty()).then(|| state.vault.seal(&purpose(*user_id, key), text));
        let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let status = i32::from(parts.status.as_u16());
        if let Err(error) = write(state, claim, *user_id, (status, kind, sealed)).await {
            tracing::warn!(%error, "couldn't store the response to a request with an idempotency key");
        }
    }
    Response::from_parts(parts, Body::from(bytes))
}

/// Returns the purpose that a response is encrypted for, so that it can't be decrypted for another user or key.
fn purpose(user_id: Uuid, key: &str) -> String {
    format!("idempotency {user_id} {key}")
}

/// Stores the response in the key's row, if the request's change was committed.
async fn write(
    state: &AppState,
    claim: &WriteClaim,
    user_id: Uuid,
    (status, kind, sealed): (i32, Option<&str>, Option<String>),
) -> Result<(), DbErr> {
    let tx = state.db.write_separately().await?;
    row::Entity::update_many()
        .col_expr(Column::Status, Expr::value(status))
        .col_expr(Column::ContentType, Expr::value(kind))
        .col_expr(Column::Answer, Expr::value(sealed))
        .filter(Column::UserId.eq(user_id))
        .filter(Column::Claim.eq(claim.id()))
        .exec(&tx)
        .await?;
    let beyond: Option<DateTime<Utc>> = row::Entity::find()
        .select_only()
        .column(Column::CreatedAt)
        .filter(Column::UserId.eq(user_id))
        .order_by_desc(Column::CreatedAt)
        .offset(MOST_KEYS)
        .into_tuple()
        .one(&tx)
        .await?;
    if let Some(beyond) = beyond {
        row::Entity::delete_many()
            .filter(Column::UserId.eq(user_id))
            .filter(Column::CreatedAt.lte(beyond))
            .exec(&tx)
            .await?;
    }
    tx.commit().await
}

/// Deletes keys that are older than a day.
///
/// # Errors
/// When a database write fails.
pub(in crate::serve) async fn forget_old(db: &Database, now: DateTime<Utc>) -> Result<u64, DbErr> {
    let tx = db.write_separately().await?;
    let old = Column::CreatedAt.lte(now - KEYS_KEPT);
    let forgotten = row::Entity::delete_many().filter(old).exec(&tx).await?.rows_affected;
    tx.commit().await?;
    Ok(forgotten)
}
