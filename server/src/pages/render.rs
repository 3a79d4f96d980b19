//! Renders views to HTML fragments, emails and pages. Nothing is hydrated in the browser, so Leptos' hydration
//! markers and scripts are removed.

use std::future::ready;

use axum::{extract::Request, http::StatusCode, response::Response};
use futures_util::{StreamExt as _, stream};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;

/// Renders an HTML fragment. Leptos requires an owner around the view.
pub(super) fn fragment<V: IntoView + 'static>(view: impl FnOnce() -> V) -> String {
    let owner = Owner::new();
    without_markers(&owner.with(|| view().into_view().to_html()))
}

/// Renders a complete document.
pub(super) fn document<V: IntoView + 'static>(view: impl FnOnce() -> V) -> String {
    with_doctype(&fragment(view))
}

/// Renders the application's page for the request, after its pending resources have loaded.
pub(super) async fn page<V: IntoView + 'static>(
    application: impl FnOnce() -> V + Send + 'static,
    context: impl Fn() + Clone + Send + 'static,
    request: Request,
) -> Response {
    leptos_axum::handle_response_inner(context, application, request, |view, _scripts, _out_of_order| {
        Box::pin(async move {
            let html: String = view.to_html_stream_in_order().collect().await;
            Box::pin(stream::once(ready(with_doctype(&without_markers(&html))))) as _
        })
    })
    .await
}

/// Sets the status of the response to the page being rendered.
pub(super) fn set_status(status: u16) {
    if let (Some(options), Ok(status)) = (use_context::<ResponseOptions>(), StatusCode::from_u16(status)) {
        options.set_status(status);
    }
}

fn with_doctype(html: &str) -> String {
    format!("<!DOCTYPE html>{html}")
}

/// User input can't contain a marker, because `<` is escaped in text and attributes.
fn without_markers(html: &str) -> String {
    html.replace("<!>", "")
}
