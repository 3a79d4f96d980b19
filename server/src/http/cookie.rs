//! What browsers keep for the server.

use axum::http::{HeaderMap, header};

/// The value of the request's cookie of that name.
#[must_use]
pub fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(known, value)| *known == name && !value.is_empty())
        .map(|(_, value)| value)
}
