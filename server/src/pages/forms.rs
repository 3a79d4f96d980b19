//! Forms that work without JavaScript. A form is posted to the address of its server function. When that
//! has done it, the browser is sent on; when it refuses, the same page comes back with words, as the form
//! was filled in.

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

use super::{assets::Assets, frame::frame, render::set_status};
use crate::http::Problem;

/// Why a form didn't go through, and what page shows it again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Refusal {
    /// The address of the page; empty for one that says no more than the words.
    pub page: String,
    /// The status to answer.
    pub status: u16,
    /// What happened and what to do.
    pub words: String,
    /// What is wrong with which field.
    pub violations: Vec<Violation>,
    /// What was typed, passwords aside: names of fields with their values.
    pub typed: Vec<(String, String)>,
}

/// The file that came with a form, if one was chosen. Of one that is too large only the beginning is kept: it is
/// refused for its length.
#[derive(Clone, Debug, Default)]
pub(super) struct PostedFile(pub Option<Vec<u8>>);

impl Refusal {
    /// The page at this address shows the problem.
    pub fn on(page: String, problem: &Problem) -> Self {
        let (status, words) = (problem.status().as_u16(), problem.message().to_owned());
        Self { page, status, words, violations: problem.violations().to_vec(), typed: Vec::new() }
    }

    /// Brings back what was typed into a field.
    pub fn typed(mut self, field: &str, value: impl Into<String>) -> Self {
        self.typed.push((field.to_owned(), value.into()));
        self
    }

    /// What is wrong with that field.
    pub fn words_for(&self, field: &str) -> Option<&str> {
        self.violations.iter().find(|one| one.field == field).map(|one| one.message.as_str())
    }

    /// What was typed into that field.
    pub fn value_of(&self, field: &str) -> Option<&str> {
        self.typed.iter().find(|(name, _)| name == field).map(|(_, value)| value.as_str())
    }
}

impl FromServerFnError for Refusal {
    type Encoder = JsonEncoding;

    fn from_server_fn_error(_: ServerFnErrorErr) -> Self {
        let reason = "it didn’t arrive as it was made. Go back and send it again.";
        Self::on(String::new(), &Problem::malformed("The form", reason))
    }
}

/// Signs the browser in and sends it to the person's first page.
pub(super) fn welcome(cookies: impl IntoIterator<Item = HeaderValue>) {
    welcome_at("/", cookies);
}

/// Signs the browser in and sends it to that page.
pub(super) fn welcome_at(page: &str, cookies: impl IntoIterator<Item = HeaderValue>) {
    let options = expect_context::<ResponseOptions>();
    for cookie in cookies {
        options.append_header(header::SET_COOKIE, cookie);
    }
    send_to(page);
}

/// The same where there are cookies; who has a second step is sent to sign in.
pub(super) fn welcome_or_sign_in(
    cookies: Option<impl IntoIterator<Item = HeaderValue>>,
    sign_in: &'static str,
) {
    match cookies {
        Some(cookies) => welcome(cookies),
        None => send_to(sign_in),
    }
}

/// Sends the browser on to that address.
pub(super) fn send_to(address: &str) {
    let options = expect_context::<ResponseOptions>();
    options.insert_header(
        header::LOCATION,
        HeaderValue::from_str(address).unwrap_or(HeaderValue::from_static("/")),
    );
    options.set_status(StatusCode::SEE_OTHER);
}

/// What stands at the address of a form for somebody who comes without one, or with one that can't be read.
#[component]
pub(super) fn FormAlone() -> impl IntoView {
    let refusal = use_context::<Refusal>();
    if refusal.is_none() {
        set_status(StatusCode::NOT_FOUND.as_u16());
    }
    let words = refusal.map_or_else(
        || {
            "There is nothing here without a form. Go back, or open the link that brought you here again."
                .to_owned()
        },
        |refusal| refusal.words,
    );
    frame("That didn’t go through", expect_context::<Assets>().styles, view! { <p>{words}</p> })
}
