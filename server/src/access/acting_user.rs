//! The user a page was rendered for. Pages name that user in each request, so that a page keeps acting for its user
//! when another person signs in in the same browser: all tabs share the cookie, but not the page.

use axum::{
    extract::{MatchedPath, Query, Request, State},
    http::{HeaderMap, HeaderName, Uri},
    middleware::Next,
    response::{IntoResponse, Response},
};
use uuid::Uuid;

use super::sessions::{self, SessionLookup};
use crate::{http::Problem, state::AppState};

/// The header with the id of the user that the page was rendered for.
pub const ACTING_USER: HeaderName = HeaderName::from_static("x-acting-user");

/// The query parameter with the same id, for requests that a browser makes without the page's headers: followed links,
/// the sources of images, videos and frames, and WebSockets.
const PARAMETER: &str = "actingUser";

/// The route of the WebSocket. It closes with its own code, which a page can read; a refused handshake tells the page
/// nothing.
const SOCKET_ROUTE: &str = "/realtime";

/// Whether the URL names a user other than this one.
#[must_use]
pub fn is_other_in_address(address: &Uri, user_id: Uuid) -> bool {
    // An unparsable query names no user.
    let pairs = Query::<Vec<(String, String)>>::try_from_uri(address)
        .map_or_else(|_| Vec::new(), |Query(pairs)| pairs);
    pairs.iter().any(|(name, value)| name == PARAMETER && !is_user(value, user_id))
}

/// Rejects requests, reads as well as writes, of a page that was rendered for a user other than the signed-in one.
/// Passes on requests that name no user or carry no session: their handler decides.
pub async fn require_acting_user(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let address =
        Some(request.uri()).filter(|address| !is_socket(&request) && names_a_user(address)).cloned();
    match is_mismatch(&state, request.headers(), address.as_ref()).await {
        Ok(false) => next.run(request).await,
        Ok(true) => Problem::acting_user_mismatch().into_response(),
        Err(problem) => problem.into_response(),
    }
}

async fn is_mismatch(state: &AppState, headers: &HeaderMap, address: Option<&Uri>) -> Result<bool, Problem> {
    let header = headers.get(ACTING_USER);
    if header.is_none() && address.is_none() {
        return Ok(false);
    }
    let SessionLookup::Open(known) = sessions::find(state, headers).await? else { return Ok(false) };
    let user_id = known.user.id;
    // An unreadable header counts as another user.
    Ok(header.is_some_and(|named| !named.to_str().is_ok_and(|named| is_user(named, user_id)))
        || address.is_some_and(|address| is_other_in_address(address, user_id)))
}

/// Avoids the session lookup for requests that name no user.
fn names_a_user(address: &Uri) -> bool {
    address.query().is_some_and(|query| query.contains(PARAMETER))
}

fn is_socket(request: &Request) -> bool {
    request.extensions().get::<MatchedPath>().is_some_and(|route| route.as_str().ends_with(SOCKET_ROUTE))
}

fn is_user(named: &str, user_id: Uuid) -> bool {
    named.trim().parse() == Ok(user_id)
}
