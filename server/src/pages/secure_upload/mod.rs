//! A lender's public upload page and its receipt. Both work without JavaScript.

pub(super) mod by_link;
mod form;
mod form_submission;
mod receipt;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware::from_fn,
    routing::{MethodRouter, post},
};

pub(super) use form::SecureUpload;
pub(super) use receipt::Receipt;

use super::PageServices;
use crate::http::security_headers;

/// The path that the form is posted to.
const FORM: &str = "/secure-upload/{slug}/files";

/// Routes the forms. They are exempt from the usual limits on time and size, because their handlers enforce their own.
pub(super) fn transfers<S>(contexts: PageServices) -> Router<S> {
    let takes: MethodRouter<PageServices> =
        post(form_submission::submit).get(form_submission::redirect_to_page);
    Router::new()
        .route(FORM, takes.layer(DefaultBodyLimit::disable()))
        .layer(from_fn(security_headers::keep_private))
        .merge(by_link::transfers())
        .with_state(contexts)
}

/// The methods and paths of the forms.
pub(super) fn calls() -> impl Iterator<Item = String> {
    ["GET", "POST"].map(|method| format!("{method} {FORM}")).into_iter().chain(by_link::calls())
}

/// Returns the path of a company's upload page. Other characters than those of a slug are removed.
fn address(slug: &str) -> String {
    let slug: String = slug.chars().filter(|sign| sign.is_ascii_alphanumeric() || *sign == '-').collect();
    format!("/secure-upload/{slug}")
}

/// Formats a size for display.
pub(super) fn size_words(bytes: u64) -> String {
    shared_rules::documents::uploads::upload_limits::in_words(bytes)
}
