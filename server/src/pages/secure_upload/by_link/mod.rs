//! The page behind an emailed upload link: files for some requests, without a sign-in. It works without JavaScript and
//! shows nothing of what is stored.

mod form;
mod posted;
mod service;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware::from_fn,
    routing::{MethodRouter, post},
};

pub(in crate::pages) use form::EmailedUpload;
pub use service::{
    ClosedLinkRequest, EmailedUploads, LinkRequest, LinkUpload, LinkUploadOutcome, SentToRequest,
};

use crate::{http::security_headers, pages::PageServices};

/// The path that the form is posted to.
const FORM: &str = "/upload/{token}/files";

/// Routes the form. It is exempt from the usual limits on time and size, because the handler enforces its own.
pub(super) fn transfers() -> Router<PageServices> {
    let takes: MethodRouter<PageServices> = post(posted::submit).get(posted::redirect_to_page);
    Router::new()
        .route(FORM, takes.layer(DefaultBodyLimit::disable()))
        .layer(from_fn(security_headers::keep_private))
}

/// The form's methods and path.
pub(super) fn calls() -> [String; 2] {
    ["GET", "POST"].map(|method| format!("{method} {FORM}"))
}

/// Returns the path of a link's page.
fn address(secret: &str) -> String {
    crate::pages::links::address("upload", secret)
}
