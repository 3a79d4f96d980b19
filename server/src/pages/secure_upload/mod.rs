//! A lender's page on which anyone with its address hands in files, and the receipt. Both work without JavaScript.

mod form;
mod posted;
mod receipt;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware::from_fn,
    routing::{MethodRouter, post},
};

pub(super) use form::SecureUpload;
pub(super) use receipt::Receipt;

use super::Contexts;
use crate::http::security_headers;

/// Where the form is posted to.
const FORM: &str = "/secure-upload/{slug}/files";

/// Takes the form: without the limits on time and size that others have, for it counts what comes itself.
pub(super) fn transfers<S>(contexts: Contexts) -> Router<S> {
    let takes: MethodRouter<Contexts> = post(posted::take).get(posted::back);
    Router::new()
        .route(FORM, takes.layer(DefaultBodyLimit::disable()))
        .layer(from_fn(security_headers::keep_private))
        .with_state(contexts)
}

/// The calls of that form.
pub(super) fn calls() -> [String; 2] {
    ["GET", "POST"].map(|method| format!("{method} {FORM}"))
}

/// The address of a company's page. What isn't a name of one leads to none.
fn address(slug: &str) -> String {
    let slug: String = slug.chars().filter(|sign| sign.is_ascii_alphanumeric() || *sign == '-').collect();
    format!("/secure-upload/{slug}")
}

/// A size as people read it.
pub(super) fn size_words(bytes: u64) -> String {
    shared_rules::documents::uploading::upload_limits::in_words(bytes)
}
