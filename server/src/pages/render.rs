//! The one way from a view to HTML, for a fragment, a mail or a page. Nothing is brought to life in the
//! browser later: the marks and scripts by which Leptos would find its views again are left out.

use std::future::ready;

use axum::{extract::Request, http::StatusCode, response::Response};
use futures_util::{StreamExt as _, stream};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;

/// A piece of HTML. The view is built and rendered inside an owner of its own, as Leptos wants it.
pub(super) fn fragment<V: IntoView + 'static>(view: impl FnOnce() -> V) -> String {
    let owner = Owner::new();
    unmarked(&owner.with(|| view().into_view().to_html()))
}

/// A whole document.
pub(super) fn document<V: IntoView + 'static>(view: impl FnOnce() -> V) -> String {
    whole(&fragment(view))
}

/// The page of an application that is meant by the request, once all that it waits for is there.
pub(super) async fn page<V: IntoView + 'static>(
    application: impl FnOnce() -> V + Send + 'static,
    context: impl Fn() + Clone + Send + 'static,
    request: Request,
) -> Response {
    leptos_axum::handle_response_inner(context, application, request, |view, _scripts, _out_of_order| {
        Box::pin(async move {
            let html: String = view.to_html_stream_in_order().collect().await;
            Box::pin(stream::once(ready(whole(&unmarked(&html))))) as _
        })
    })
    .await
}

/// Answers the page that is being rendered with this status.
pub(super) fn set_status(status: u16) {
    if let (Some(options), Ok(status)) = (use_context::<ResponseOptions>(), StatusCode::from_u16(status)) {
        options.set_status(status);
    }
}

fn whole(html: &str) -> String {
    format!("<!DOCTYPE html>{html}")
}

/// What people typed can't look like a mark, for in text and attributes a `<` is escaped.
fn unmarked(html: &str) -> String {
    html.replace("<!>", "")
}
