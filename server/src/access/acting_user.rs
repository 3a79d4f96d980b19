//! The user a page was rendered for. Pages name that user in each request, so that a page stays its user's own when
//! another person signs in in the same browser: the cookie is shared by all tabs, the page is not.

use axum::{
    extract::{Query, Request, State},
    http::{HeaderMap, HeaderName},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use uuid::Uuid;

use super::sessions::{self, Found};
use crate::{http::Problem, state::AppState};

/// The header with the id of the user that the page was rendered for.
pub const ACTING_USER: HeaderName = HeaderName::from_static("x-acting-user");

/// The same in the address of a socket, which browsers open without headers of the page.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ActingUserQuery {
    acting_user: Option<String>,
}

impl ActingUserQuery {
    /// Whether the address names a user other than the signed-in one.
    #[must_use]
    pub fn is_other_than(&self, user_id: Uuid) -> bool {
        self.acting_user.as_deref().is_some_and(|named| !names(named, user_id))
    }
}

impl From<&axum::http::Uri> for ActingUserQuery {
    fn from(address: &axum::http::Uri) -> Self {
        Query::try_from_uri(address).map(|Query(query)| query).unwrap_or_default()
    }
}

/// Refuses requests of a page that was rendered for another user than the signed-in one, reads as well as changes.
/// Requests that name no user go on, and so do requests without a session: their handler decides.
pub async fn require(State(state): State<AppState>, request: Request, next: Next) -> Response {
    match is_mismatch(&state, request.headers()).await {
        Ok(false) => next.run(request).await,
        Ok(true) => Problem::acting_user_mismatch().into_response(),
        Err(problem) => problem.into_response(),
    }
}

async fn is_mismatch(state: &AppState, headers: &HeaderMap) -> Result<bool, Problem> {
    let Some(named) = headers.get(ACTING_USER) else { return Ok(false) };
    let Found::Open(known) = sessions::find(state, headers).await? else { return Ok(false) };
    // A header that can't be read names no user.
    Ok(!named.to_str().is_ok_and(|named| names(named, known.user.id)))
}

fn names(named: &str, user_id: Uuid) -> bool {
    named.trim().parse() == Ok(user_id)
}
