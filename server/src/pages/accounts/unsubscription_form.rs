//! Handles the form that unsubscribes from notification emails, and the requests of mail clients that do the same
//! (RFC 8058).

use axum::{
    extract::{Path, Request, State},
    response::Response,
};
use leptos::prelude::provide_context;

use super::unsubscription::{IsUnsubscribed, PAGE};
use crate::pages::{application, forms::FormRejection, links::address, page_services::PageServices};

/// The path that is posted to.
pub(in crate::pages) const FORM: &str = "/unsubscribe/{token}";

/// Unsubscribes the person in the link, and confirms it. The body isn't read: the link says everything.
pub(in crate::pages) async fn submit(
    State(contexts): State<PageServices>,
    Path(token): Path<String>,
    request: Request,
) -> Response {
    let (parts, _) = request.into_parts();
    let page = address(PAGE, &token);
    match contexts.unsubscriptions.unsubscribe(&token, &parts).await {
        Ok(()) => {
            let provide = || provide_context(IsUnsubscribed);
            application::show_with(contexts, &page, provide, &parts.headers).await
        }
        Err(problem) => {
            application::show_again(contexts, FormRejection::on_page(page, &problem), &parts.headers).await
        }
    }
}
