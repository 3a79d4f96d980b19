//! Everything the server renders as HTML, with Leptos: the document the browser application lives in, the pages
//! that work without JavaScript, fragments and mails.

mod accounts;
mod application;
mod assets;
mod contexts;
pub(crate) mod first;
mod forms;
pub(crate) mod fragments;
mod frame;
mod invitation;
mod links;
mod mails;
mod not_built;
mod posted;
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

pub use contexts::{
    Accepted, Addresses, Ahead, Answer, ArrivedFile, Contexts, Entry, FirstAnswers, FirstSetup, HandedIn,
    HouseLetterhead, InvitationAbout, Invitations, Letterhead, RefusedFile, Resets, SecureUploadAgain,
    SecureUploadPage, SecureUploadReceipt, SecureUploads, Setup, SignInLinkAbout, SignInLinks,
};
pub use mails::{
    AddressMail, EmployeeAddressMail, InvitationMail, LOGO, MailAccess, MessageMail, ReceiptMail, ResetMail,
    SecondStepMail, SignInLinkMail,
};

use crate::http::{Problem, THROWN_AWAY, security_headers};
use application::Pages;
use assets::Assets;
use shell::Theme;

/// Leptos asks for its options, but each has a meaning only where a browser goes on with what was rendered.
impl FromRef<Contexts> for LeptosOptions {
    fn from_ref(_: &Contexts) -> Self {
        Self::builder().output_name("loanroom").build()
    }
}

/// The pages of the Leptos application, the server functions of their forms, and the browser application at
/// every other address.
pub fn router<S>(contexts: Contexts) -> Router<S> {
    let forms = server_fn_paths().fold(Router::new(), |router, (path, _)| {
        let takes = post(posted::take);
        // The one form with a file.
        let takes = if path == setup::FORM { takes.layer(DefaultBodyLimit::max(THROWN_AWAY)) } else { takes };
        router.route(path, takes)
    });
    forms
        .leptos_routes_with_handler(generate_route_list(Pages), application::show)
        .layer(DefaultBodyLimit::max(posted::LARGEST_FORM))
        // Addresses hold secrets, and pages what people typed.
        .layer(from_fn(security_headers::keep_private))
        .fallback(browser_application)
        .method_not_allowed_fallback(async || Problem::wrong_method())
        .with_state(contexts)
}

/// The form that brings files as large as they may be, without the limits of the others.
pub fn transfers<S>(contexts: Contexts) -> Router<S> {
    secure_upload::transfers(contexts)
}

/// Every page and form, as method and path.
#[must_use]
pub fn calls() -> Vec<String> {
    let pages = generate_route_list(Pages).into_iter().map(|page| format!("GET {}", page.path()));
    let forms = server_fn_paths().map(|(path, method)| format!("{method} {path}"));
    pages.chain(forms).chain(secure_upload::calls()).collect()
}

/// The document of the browser application: its router decides what the address means. On an empty server
/// nothing works before it is set up.
async fn browser_application(
    State(contexts): State<Contexts>,
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
    // What can't be answered ahead the browser asks itself.
    let ahead = contexts.first.at(uri.path(), &headers).await.unwrap_or_default();
    let tells = !ahead.answers.is_empty();
    match Assets::of(&contexts.ui, &first::parts(ahead.opener, uri.path())).await {
        Some(assets) => {
            let (max_upload, house) = (contexts.max_upload_bytes, contexts.house().await);
            let theme = Theme::kept(&headers);
            let html = render::document(move || shell::shell(&assets, max_upload, house, theme, &ahead));
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

/// What `/workbench` says while the workbench isn't built.
pub(crate) fn workbench_missing() -> Response {
    document(StatusCode::NOT_FOUND, render::document(not_built::workbench))
}

/// It names files by their hashes, so an old copy must not be used.
fn document(status: StatusCode, html: String) -> Response {
    (status, [(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response()
}
