//! All HTML that the server renders with Leptos: the document of the browser application, the pages that work without
//! JavaScript, fragments and emails.

mod accounts;
mod application;
mod assets;
mod form_submission;
mod forms;
pub(crate) mod fragments;
pub(crate) mod initial_requests;
mod invitation;
mod links;
mod mails;
mod not_built;
mod page_layout;
mod page_services;
mod render;
mod secure_upload;
mod setup;
mod shell;

use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRef, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    middleware::from_fn,
    response::{Html, IntoResponse, Redirect, Response},
    routing::post,
};
use leptos::{config::LeptosOptions, server_fn::axum::server_fn_paths};
use leptos_axum::{LeptosRoutes as _, generate_route_list};

pub use mails::{
    AddressMail, EmployeeAddressMail, InvitationMail, LOGO, MailAccess, MessageMail, NotificationMail,
    ReceiptMail, ReminderItem, ReminderLoan, ReminderMail, ResetMail, SecondStepMail, SignInLinkMail,
    UploadLinkMail,
};
pub use page_services::{
    AcceptedInvitation, AddressChanges, ArrivedFile, DefaultLetterhead, EmailUnsubscriptions, FirstSetup,
    InvitationAbout, InvitationService, Letterhead, PageServices, PasswordResets, PrefetchedResponses,
    RefusedFile, RejectedUploadForm, ResponsePrefetcher, SecureUploadPage, SecureUploadReceipt,
    SecureUploads, ServiceFuture, SetupService, SignInLinkAbout, SignInLinks, SignInStep,
    UnsubscriptionAbout, UploadOutcome,
};
pub use secure_upload::by_link::{
    ClosedLinkRequest, EmailedUploads, LinkRequest, LinkUpload, LinkUploadOutcome, SentToRequest,
};

use crate::http::{DISCARDED_BYTES, Problem, security_headers};
use accounts::unsubscription_form;
use application::Pages;
use assets::Assets;
use shell::Theme;

/// Leptos requires its options, but they only matter for hydration, which these pages don't use.
impl FromRef<PageServices> for LeptosOptions {
    fn from_ref(_: &PageServices) -> Self {
        Self::builder().output_name("loanroom").build()
    }
}

/// Routes the Leptos pages, the server functions of their forms, and the browser application at every other path.
pub fn router<S>(contexts: PageServices) -> Router<S> {
    let forms = server_fn_paths().fold(Router::new(), |router, (path, _)| {
        let takes = post(form_submission::submit);
        // The only one of these forms with a file.
        let takes =
            if path == setup::FORM { takes.layer(DefaultBodyLimit::max(DISCARDED_BYTES)) } else { takes };
        router.route(path, takes)
    });
    forms
        .leptos_routes_with_handler(generate_route_list(Pages), application::show)
        .route(unsubscription_form::FORM, post(unsubscription_form::submit))
        .layer(DefaultBodyLimit::max(form_submission::LARGEST_FORM))
        // Page addresses contain secrets, and pages contain submitted input.
        .layer(from_fn(security_headers::keep_private))
        .fallback(browser_application)
        .method_not_allowed_fallback(async || Problem::wrong_method())
        .with_state(contexts)
}

/// Routes the forms that accept large files, without the other forms' limits.
pub fn transfers<S>(contexts: PageServices) -> Router<S> {
    secure_upload::transfers(contexts)
}

/// Returns all pages and forms, as method and path.
#[must_use]
pub fn calls() -> Vec<String> {
    let pages = generate_route_list(Pages).into_iter().map(|page| format!("GET {}", page.path()));
    let forms = server_fn_paths().map(|(path, method)| format!("{method} {path}"));
    let unsubscribe = [format!("POST {}", unsubscription_form::FORM)];
    pages.chain(forms).chain(unsubscribe).chain(secure_upload::calls()).collect()
}

/// Responds with the document of the browser application, whose router handles the path. On an empty server,
/// redirects to the setup page.
async fn browser_application(
    State(contexts): State<PageServices>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Problem::wrong_method().into_response();
    }
    match contexts.setup.is_open().await {
        Ok(false) => {}
        Ok(true) => return Redirect::to("/setup").into_response(),
        Err(problem) => return problem.into_response(),
    }
    // If prefetching fails, the browser sends the requests itself.
    let prefetched = contexts.prefetcher.prefetch(uri.path(), &headers).await.unwrap_or_default();
    let tells = !prefetched.answers.is_empty();
    match Assets::of(&contexts.ui, &initial_requests::chunks_for(prefetched.opener, uri.path())).await {
        Some(assets) => {
            let (max_upload, house) = (contexts.max_upload_bytes, contexts.default_letterhead().await);
            let theme = Theme::from_cookie(&headers);
            let html = render::document(move || shell::shell(&assets, max_upload, house, theme, &prefetched));
            let mut answer = document(StatusCode::OK, html);
            answer.headers_mut().insert(header::VARY, HeaderValue::from_static("cookie"));
            if tells {
                answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
            }
            answer
        }
        None => document(StatusCode::SERVICE_UNAVAILABLE, render::document(not_built::user_interface)),
    }
}

/// The response of `/workbench` while the workbench isn't built.
pub(crate) fn workbench_missing() -> Response {
    document(StatusCode::NOT_FOUND, render::document(not_built::workbench))
}

/// The document refers to files by their hashes, so a cached copy must be revalidated.
fn document(status: StatusCode, html: String) -> Response {
    (status, [(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response()
}
