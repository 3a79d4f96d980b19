//! The form as it is posted.

use axum::{
    extract::{FromRequest as _, Multipart, Path, Request, State},
    response::{IntoResponse as _, Redirect, Response},
};
use leptos::prelude::provide_context;

use super::address;
use crate::{
    http::Problem,
    pages::{Contexts, HandedIn, application, forms::Refusal},
};

/// Takes the files in and leads on to the receipt, or shows the page again as it was filled in.
pub(super) async fn take(
    State(contexts): State<Contexts>,
    Path(slug): Path<String>,
    request: Request,
) -> Response {
    let (parts, body) = request.into_parts();
    let unread = Request::from_parts(parts.clone(), body);
    let taken = match Multipart::from_request(unread, &()).await {
        Ok(form) => contexts.secure_uploads.take(&slug, &parts, form).await,
        Err(rejection) => Err(Problem::malformed("The form", &rejection.body_text())),
    };
    let page = address(&slug);
    match taken {
        Ok(HandedIn::Done(secret)) => Redirect::to(&format!("{page}/receipts/{secret}")).into_response(),
        Ok(HandedIn::Again(again)) => {
            let provide = move || provide_context((*again).clone());
            application::show_with(contexts, &page, provide, &parts.headers).await
        }
        Err(problem) => application::show_again(contexts, Refusal::on(page, &problem), &parts.headers).await,
    }
}

/// Leads somebody who opens the address of the form to its page.
pub(super) async fn back(Path(slug): Path<String>) -> Redirect {
    Redirect::to(&address(&slug))
}
