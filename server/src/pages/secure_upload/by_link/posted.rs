//! Handles the submitted form of an upload link.

use axum::{
    extract::{FromRequest as _, Multipart, Path, Request, State},
    response::{IntoResponse as _, Redirect, Response},
};
use leptos::prelude::provide_context;

use super::address;
use crate::{
    http::Problem,
    pages::{PageServices, application, forms::FormRejection},
};

/// Receives the files and shows the page again, with what was sent and what wasn't.
pub(super) async fn submit(
    State(contexts): State<PageServices>,
    Path(secret): Path<String>,
    request: Request,
) -> Response {
    let (parts, body) = request.into_parts();
    let unread = Request::from_parts(parts.clone(), body);
    let taken = match Multipart::from_request(unread, &()).await {
        Ok(form) => contexts.emailed_uploads.take(&secret, &parts, form).await,
        Err(rejection) => Err(Problem::malformed("The form", &rejection.body_text())),
    };
    let page = address(&secret);
    match taken {
        Ok(outcome) => {
            let provide = move || provide_context(outcome.clone());
            application::show_with(contexts, &page, provide, &parts.headers).await
        }
        Err(problem) => {
            application::show_again(contexts, FormRejection::on_page(page, &problem), &parts.headers).await
        }
    }
}

/// Redirects a GET request for the form's path to its page.
pub(super) async fn redirect_to_page(Path(secret): Path<String>) -> Response {
    Redirect::to(&address(&secret)).into_response()
}
