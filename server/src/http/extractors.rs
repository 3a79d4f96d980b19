//! Extractors for JSON bodies, paths and queries. A rejection names the field and the reason, also for texts and
//! lists that exceed the rules' limits.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{FromRef, FromRequest, FromRequestParts, Path, Query, Request, rejection::BytesRejection},
    http::{header, request::Parts},
};
use serde::{Deserialize, Deserializer, de::DeserializeOwned};
use tokio::time::timeout;

use super::{Problem, guard::HeavyWork, input_limits};
use crate::environment::Config;

/// Bodies longer than this, in bytes, are parsed as heavy work, because parsing them would delay other requests.
const LONG: usize = 32 * 1024;

/// A JSON body of the right shape, in which no text or list exceeds the field's limit.
#[derive(Debug)]
pub struct ValidJson<T>(pub T);

impl<T: DeserializeOwned + Send + 'static, S: Send + Sync> FromRequest<S> for ValidJson<T>
where
    Arc<Config>: FromRef<S>,
    HeavyWork: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        bounded_json("", request, state).await.map(Self)
    }
}

/// A body with separate limits.
pub trait LimitedBody {
    /// The prefix before the dot in the table of `shared_rules::value::limits`.
    const KIND: &'static str;
}

/// A JSON body of the right shape, in which no text or list exceeds the limit for its kind.
#[derive(Debug)]
pub struct CheckedOf<T>(pub T);

impl<T: DeserializeOwned + LimitedBody + Send + 'static, S: Send + Sync> FromRequest<S> for CheckedOf<T>
where
    Arc<Config>: FromRef<S>,
    HeavyWork: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        bounded_json(T::KIND, request, state).await.map(Self)
    }
}

/// Reads a body of the kind and checks its limits.
async fn bounded_json<T: DeserializeOwned + Send + 'static, S: Send + Sync>(
    kind: &'static str,
    request: Request,
    state: &S,
) -> Result<T, Problem>
where
    Arc<Config>: FromRef<S>,
    HeavyWork: FromRef<S>,
{
    let bytes = json_of(request, state).await?;
    let long = bytes.len() > LONG;
    let read = move || input_limits::check(kind, &bytes).and_then(|()| decode(&bytes));
    HeavyWork::from_ref(state).run_if(long, read).await?
}

/// The unparsed bytes of a JSON body.
#[derive(Debug)]
pub struct UnreadJson(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for UnreadJson
where
    Arc<Config>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        json_of(request, state).await.map(Self)
    }
}

/// Returns the bytes of a body with a JSON content type, read within the time limit.
async fn json_of<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Problem>
where
    Arc<Config>: FromRef<S>,
{
    if !is_json(&request) {
        return Err(Problem::not_json());
    }
    let config = Arc::<Config>::from_ref(state);
    let read = timeout(config.limits.body_time, Bytes::from_request(request, state));
    let read = read.await.map_err(|_| Problem::too_slow())?;
    read.map_err(|rejection| unreadable_body(&rejection))
}

/// Decodes JSON, naming the field that can't be read.
///
/// # Errors
/// When `bytes` are not JSON of the shape of `T`.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        let field = if path == "." { "" } else { &path };
        Problem::malformed(field, &error.inner().to_string())
    })?;
    json.end().map_err(|error| Problem::malformed("", &error.to_string()))?;
    Ok(value)
}

fn is_json(request: &Request) -> bool {
    let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    content_type
        .and_then(|value| value.split(';').next())
        .is_some_and(|mime| mime.trim().eq_ignore_ascii_case("application/json"))
}

/// Returns the problem for a body that couldn't be read.
pub fn unreadable_body(rejection: &BytesRejection) -> Problem {
    let status = rejection.status();
    if status == Problem::too_large().status() {
        Problem::too_large()
    } else {
        Problem::malformed("", &rejection.body_text())
    }
}

/// Values from the path. An invalid id or a zero byte is *not found*.
#[derive(Debug)]
pub struct CheckedPath<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for CheckedPath<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        if parts.uri.path().contains("%00") {
            return Err(Problem::not_found());
        }
        let path = <Path<T> as FromRequestParts<S>>::from_request_parts(parts, state).await;
        path.map(|Path(value)| Self(value)).map_err(|_| Problem::not_found())
    }
}

/// Values from the query.
#[derive(Debug)]
pub struct CheckedQuery<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for CheckedQuery<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        input_limits::check_query(&parts.uri)?;
        let query = Query::try_from_uri(&parts.uri);
        query
            .map(|Query(value)| Self(value))
            .map_err(|rejection| Problem::malformed("", &rejection.body_text()))
    }
}

/// Distinguishes an explicit null from a missing field, for `deserialize_with` together with `default`.
///
/// # Errors
/// Those of decoding the value.
#[allow(clippy::option_option)]
pub fn deserialize_explicit_null<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    decoder: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(decoder).map(Some)
}
