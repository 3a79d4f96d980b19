//! The routes of action links.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse as _, Redirect, Response},
};
use shared_rules::messaging::reading::action_link::{NoAction, no_action_location};

use super::{
    dto::{ActionQuery, ValidAction},
    target,
};
use crate::{
    access::SignedIn,
    http::{CheckedQuery, Problem, problem::ProblemBody},
    state::AppState,
};

/// Follow an action link
///
/// Redirects to the item and changes nothing. In a browser, a person without access is redirected to the home page,
/// which explains it; a program gets *not found*.
#[utoipa::path(get, path = "/action", operation_id = "followAction", tag = "messaging", params(ActionQuery),
    responses((status = 303, description = "The target, as `Location`"), (status = 404, body = ProblemBody)))]
pub(super) async fn follow(
    signed_in: Result<SignedIn, Problem>,
    State(state): State<AppState>,
    headers: HeaderMap,
    CheckedQuery(query): CheckedQuery<ActionQuery>,
) -> Result<Response, Problem> {
    let opened = opened_in_browser(&headers);
    let signed_in = match signed_in {
        Err(problem) if opened && problem.is_signed_out() => return Ok(by_way_of("/sign-in", &query.id)),
        Err(problem) if opened && problem.is_second_step_missing() => {
            return Ok(by_way_of("/second-step", &query.id));
        }
        known => known?,
    };
    let found = match query.id() {
        Ok(id) => target::resolve_path(&state, signed_in, id).await,
        Err(problem) => Err(problem),
    };
    match found {
        Ok(location) => Ok(Redirect::to(&location).into_response()),
        Err(problem) if opened && problem.is_not_found() => {
            Ok(Redirect::to(&no_action_location(&NoAction { id: query.id })).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// Check whether an action link can be followed
#[utoipa::path(get, path = "/action/validate", operation_id = "validateAction", tag = "messaging", params(ActionQuery),
    responses((status = 200, body = ValidAction), (status = 404, body = ProblemBody)))]
pub(super) async fn validate(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<ActionQuery>,
) -> Result<Json<ValidAction>, Problem> {
    target::resolve_path(&state, signed_in, query.id()?).await?;
    Ok(Json(ValidAction { valid: true }))
}

/// Returns whether the link was opened in a browser, rather than requested by one of the application's own pages.
fn opened_in_browser(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// Redirects to a page that has to be passed first and returns to the link.
fn by_way_of(page: &str, id: &str) -> Response {
    let id: String = id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(64).collect();
    Redirect::to(&format!("{page}?returnTo=%2Fapi%2Fv1%2Faction%3Fid%3D{id}")).into_response()
}
