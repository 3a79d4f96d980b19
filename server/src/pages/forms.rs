//! Forms that work without JavaScript. A form is posted to the path of its server function. On success the browser is
//! redirected; on failure the same page is shown again, filled in as submitted, with the error.

use axum::http::{HeaderValue, StatusCode, header};
use leptos::{
    prelude::*,
    server_fn::{
        codec::JsonEncoding,
        error::{FromServerFnError, ServerFnErrorErr},
    },
};
use leptos_axum::ResponseOptions;
use serde::{Deserialize, Serialize};
use shared_rules::violation::Violation;

use super::{assets::Assets, page_layout::frame, render::set_status};
use crate::http::Problem;

/// The reason why a form was rejected, and the page that shows it again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct FormRejection {
    /// The path of the page; empty for one that shows only the message.
    pub page: String,
    /// The HTTP status of the response.
    pub status: u16,
    /// The message: what happened and what to do.
    pub words: String,
    /// The violations by field.
    pub violations: Vec<Violation>,
    /// The submitted values by field name, without passwords.
    pub typed: Vec<(String, String)>,
}

/// The uploaded file of a form, if one was chosen. An oversized file is truncated just over the limit, and then
/// rejected for its size.
#[derive(Clone, Debug, Default)]
pub(super) struct PostedFile(pub Option<Vec<u8>>);

impl FormRejection {
    /// Shows the problem on the page at this path.
    pub fn on_page(page: String, problem: &Problem) -> Self {
        let (status, words) = (problem.status().as_u16(), problem.message().to_owned());
        Self { page, status, words, violations: problem.violations().to_vec(), typed: Vec::new() }
    }

    /// Keeps the submitted value of a field.
    pub fn with_value(mut self, field: &str, value: impl Into<String>) -> Self {
        self.typed.push((field.to_owned(), value.into()));
        self
    }

    /// Returns the error message of that field.
    pub fn message_for(&self, field: &str) -> Option<&str> {
        self.violations.iter().find(|one| one.field == field).map(|one| one.message.as_str())
    }

    /// Returns the submitted value of that field.
    pub fn value_of(&self, field: &str) -> Option<&str> {
        self.typed.iter().find(|(name, _)| name == field).map(|(_, value)| value.as_str())
    }
}

impl FromServerFnError for FormRejection {
    type Encoder = JsonEncoding;

    fn from_server_fn_error(_: ServerFnErrorErr) -> Self {
        let reason = "it arrived incomplete or damaged. Go back and submit it again.";
        Self::on_page(String::new(), &Problem::malformed("The form", reason))
    }
}

/// Sets the session cookies and redirects to the user's home page.
pub(super) fn sign_in_and_go_home(cookies: impl IntoIterator<Item = HeaderValue>) {
    sign_in_and_redirect("/", cookies);
}

/// Sets the session cookies and redirects to that page.
pub(super) fn sign_in_and_redirect(page: &str, cookies: impl IntoIterator<Item = HeaderValue>) {
    let options = expect_context::<ResponseOptions>();
    for cookie in cookies {
        options.append_header(header::SET_COOKIE, cookie);
    }
    redirect_to(page);
}

/// Like [`sign_in_and_go_home`] if there are cookies; otherwise redirects to `sign_in` for the second step.
pub(super) fn go_home_or_to_sign_in(
    cookies: Option<impl IntoIterator<Item = HeaderValue>>,
    sign_in: &'static str,
) {
    match cookies {
        Some(cookies) => sign_in_and_go_home(cookies),
        None => redirect_to(sign_in),
    }
}

/// Redirects the browser to that address.
pub(super) fn redirect_to(address: &str) {
    let options = expect_context::<ResponseOptions>();
    options.insert_header(
        header::LOCATION,
        HeaderValue::from_str(address).unwrap_or(HeaderValue::from_static("/")),
    );
    options.set_status(StatusCode::SEE_OTHER);
}

/// The page at the path of a form that was requested without a form, or with one that can't be read.
#[component]
pub(super) fn FormRequiredPage() -> impl IntoView {
    let refusal = use_context::<FormRejection>();
    if refusal.is_none() {
        set_status(StatusCode::NOT_FOUND.as_u16());
    }
    let words = refusal.map_or_else(
        || "This page only works when you submit a form. Go back, or open your link again.".to_owned(),
        |refusal| refusal.words,
    );
    frame("That didn’t go through", expect_context::<Assets>().styles, view! { <p>{words}</p> })
}
