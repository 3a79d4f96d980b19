//! The page behind the link of an invitation, and what its form posts.

use axum::{
    Form,
    extract::{Path, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;

use super::{
    assets::Assets,
    invitation::{invitation, refused},
    page, render,
};
use crate::{features::team, http::Problem, state::AppState};

/// What the form posts.
#[derive(Deserialize)]
pub(super) struct Answer {
    #[serde(default)]
    password: String,
    #[serde(default)]
    forgotten: bool,
}

/// The form, or why there is none.
pub(super) async fn show(State(state): State<AppState>, Path(token): Path<String>) -> Response {
    form(&state, &token, StatusCode::OK, None).await
}

/// Joins and goes to the person's first page; shows the form again when the password won't do.
pub(super) async fn answer(
    State(state): State<AppState>,
    Path(token): Path<String>,
    Form(answer): Form<Answer>,
) -> Response {
    match team::accept(&state, &token, &answer.password, answer.forgotten).await {
        Ok(cookie) => ([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response(),
        Err(problem) => form(&state, &token, problem.status(), Some(problem.message().to_owned())).await,
    }
}

async fn form(state: &AppState, token: &str, status: StatusCode, problem: Option<String>) -> Response {
    let assets = Assets::of(&state.config.ui).await.unwrap_or_default();
    let response = match team::invited(state, token).await {
        Ok(open) => page(status, render::document(move || invitation(&assets, open.about(), problem))),
        Err(refusal) => no_form(&assets, &refusal),
    };
    private(response)
}

fn no_form(assets: &Assets, refusal: &Problem) -> Response {
    let (assets, words) = (assets.clone(), refusal.message().to_owned());
    page(refusal.status(), render::document(move || refused(&assets, words)))
}

/// The address holds a secret, so the page is kept nowhere.
fn private(mut response: Response) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
