//! `Idempotency-Key` on every POST: a user's request with a key is processed once, however often it is sent.
//!
//! [`crate::db`] inserts the key's row in the transaction of the change itself, so a server that crashes before the
//! commit leaves nothing behind, and the request may be sent again. After the handler has returned, its response is
//! stored in the row for a day and replayed to repeated requests. A server that crashes in between leaves a row
//! without a response; then a repeated request learns that it was already processed. A request that wrote nothing
//! doesn't use up its key.
//!
//! The handler runs in a separate task, so it finishes even when the client disconnects.

mod exempt_routes;
mod running_requests;
mod stored_responses;

pub(super) use exempt_routes::is_exempt;
pub(super) use stored_responses::forget_old;

use std::{fmt::Write as _, panic::resume_unwind, sync::Arc};

use axum::{
    body::{Body, Bytes},
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, Method},
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::StreamExt as _;
use sha2::{Digest as _, Sha256};
use shared_rules::text::{
    problem::{KEY_LENGTH, PLAIN_TEXT},
    refused::{KEY_REUSED, STILL_RUNNING},
};
use tokio::time::timeout;
use tracing::Instrument as _;
use uuid::Uuid;

use crate::{
    access::sessions::{self, SessionLookup},
    db::{WriteClaim, with_claim},
    http::Problem,
    state::AppState,
};
use running_requests::{RunningRequest, RunningRequests};
use stored_responses::EarlierRequest;

/// The header with the key.
const HEADER: &str = "idempotency-key";

/// The longest key, in characters.
const LONGEST_KEY: usize = 200;

/// The largest body of a request with a key: no JSON route accepts more.
const LARGEST_BODY: usize = 8 * 1024 * 1024;

/// The state shared by all requests of this process.
#[derive(Clone)]
pub(super) struct IdempotencyKeys {
    state: AppState,
    /// Identifies this process.
    server: Uuid,
    running: Arc<RunningRequests>,
}

impl IdempotencyKeys {
    pub(super) fn new(state: AppState) -> Self {
        Self { state, server: Uuid::now_v7(), running: Arc::default() }
    }
}

/// Processes a POST with a key once. Other requests pass through.
pub(super) async fn honor_key(State(keys): State<IdempotencyKeys>, request: Request, next: Next) -> Response {
    if !takes_key(&request) {
        return next.run(request).await;
    }
    // Without a session there is no user to store a key for, so the handler decides.
    let user_id = match sessions::find(&keys.state, request.headers()).await {
        Ok(SessionLookup::Open(known)) => known.user.id,
        Ok(_) => return next.run(request).await,
        Err(error) => return Problem::from(error).into_response(),
    };
    carry_out_once(keys, user_id, request, next).await.unwrap_or_else(IntoResponse::into_response)
}

fn takes_key(request: &Request) -> bool {
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    request.method() == Method::POST && request.headers().contains_key(HEADER) && !is_exempt(route)
}

async fn carry_out_once(
    keys: IdempotencyKeys,
    user_id: Uuid,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let key = key_of(request.headers())?;
    let (request, fingerprint) = read_whole(&keys.state, request).await?;
    let Some(turn) = RunningRequests::begin(&keys.running, (user_id, key.clone()), &fingerprint)? else {
        return Err(still_running());
    };
    if let Some(earlier) = EarlierRequest::find(&keys.state, user_id, &key).await? {
        keys.state.budgets.spend_request(user_id)?;
        return earlier.replay(&keys, &fingerprint);
    }
    let now = keys.state.clock.now();
    let claim = Arc::new(WriteClaim::new(user_id, key, fingerprint, keys.server, now));
    let work = carry_out(keys, user_id, claim, turn, next.run(request));
    match tokio::spawn(work.instrument(tracing::Span::current())).await {
        Ok(answer) => answer,
        Err(error) if error.is_panic() => resume_unwind(error.into_panic()),
        Err(_) => Err(Problem::busy()),
    }
}

/// Runs the handler and stores its response. The key is locked until then.
async fn carry_out(
    keys: IdempotencyKeys,
    user_id: Uuid,
    claim: Arc<WriteClaim>,
    turn: RunningRequest,
    handler: impl Future<Output = Response> + Send,
) -> Result<Response, Problem> {
    let response = with_claim(Arc::clone(&claim), handler).await;
    let answer = if claim.is_taken() {
        let (_, key) = turn.key();
        match EarlierRequest::find(&keys.state, user_id, key).await? {
            Some(earlier) => earlier.replay(&keys, turn.fingerprint()),
            None => Err(still_running()),
        }
    } else {
        Ok(stored_responses::store_response(&keys.state, &claim, turn.key(), response).await)
    };
    drop(turn);
    answer
}

/// Returns the key in the headers.
fn key_of(headers: &HeaderMap) -> Result<String, Problem> {
    let value = headers.get(HEADER).map(|value| value.to_str()).transpose();
    let value = value.map_err(|_| Problem::malformed("Idempotency-Key", PLAIN_TEXT.template))?;
    let key = value.unwrap_or_default().trim();
    if key.is_empty() || key.chars().count() > LONGEST_KEY {
        return Err(Problem::malformed("Idempotency-Key", KEY_LENGTH.template));
    }
    Ok(key.to_owned())
}

/// Reads and hashes the body. Returns the request with it, and the request's fingerprint.
async fn read_whole(state: &AppState, request: Request) -> Result<(Request, String), Problem> {
    let (parts, body) = request.into_parts();
    let mut hash = Sha256::new_with_prefix(parts.method.as_str());
    hash.update([0]);
    hash.update(parts.uri.path_and_query().map_or("", |path| path.as_str()));
    hash.update([0]);
    let read = async {
        let (mut bytes, mut pieces) = (Vec::new(), body.into_data_stream());
        while let Some(piece) = pieces.next().await {
            let piece: Bytes = piece.map_err(|error| Problem::malformed("", &error.to_string()))?;
            if bytes.len() + piece.len() > LARGEST_BODY {
                return Err(Problem::too_large());
            }
            hash.update(&piece);
            bytes.extend_from_slice(&piece);
        }
        Ok(bytes)
    };
    let bytes = timeout(state.config.limits.body_time, read).await.map_err(|_| Problem::too_slow())??;
    let mut fingerprint = String::with_capacity(64);
    for byte in hash.finalize() {
        let _ = write!(fingerprint, "{byte:02x}");
    }
    Ok((Request::from_parts(parts, Body::from(bytes)), fingerprint))
}

/// The same request is still being processed.
fn still_running() -> Problem {
    Problem::conflict(STILL_RUNNING.code, STILL_RUNNING.template).retry_after(1)
}

/// The key belongs to another request.
fn key_reused() -> Problem {
    Problem::unprocessable(KEY_REUSED.code, KEY_REUSED.template)
}
