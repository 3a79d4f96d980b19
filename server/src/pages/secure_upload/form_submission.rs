//! Handles the submitted upload form.

use axum::{
    extract::{FromRequest as _, Multipart, Path, Request, State},
    response::{IntoResponse as _, Redirect, Response},
};
use leptos::prelude::provide_context;

use super::address;
use crate::{
    http::Problem,
    pages::{PageServices, UploadOutcome, application, forms::FormRejection},
};

/// Receives the files and redirects to the receipt, or shows the page again as submitted.
pub(super) async fn submit(
    State(contexts): State<PageServices>,
    Path(slug): Path<String>,
    request: Request,
) -> Response {
    let (parts, body) = request.into_parts();
    let unread = Request::from_parts(parts.clone(), body);
    let taken = match Multipart::from_request(unread, &()).await {
        Ok(form) => contexts.secure_uploads.receive_form(&slug, &parts, form).await,
        Err(rejection) => Err(Problem::malformed("The form", &rejection.body_text())),
    };
    let page = address(&slug);
    match taken {
        Ok(UploadOutcome::Done(secret)) => Redirect::to(&format!("{page}/receipts/{secret}")).into_response(),
        Ok(UploadOutcome::Rejected(again)) => {
            let provide = move || provide_context((*again).clone());
            application::show_with(contexts, &page, provide, &parts.headers).await
        }
        Err(problem) => {
            application::show_again(contexts, FormRejection::on_page(page, &problem), &parts.headers).await
        }
    }
}

/// Redirects a GET request for the form's path to its page.
pub(super) async fn redirect_to_page(Path(slug): Path<String>) -> Redirect {
    Redirect::to(&address(&slug))
}
