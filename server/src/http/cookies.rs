//! Cookies of requests.

use axum::http::{HeaderMap, header};
use cookie::Cookie;

/// Returns the value of the request's first non-empty cookie with that name, as it was sent.
#[must_use]
pub fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let texts = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let cookies = texts.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies
        .filter(|cookie| cookie.name() == name && !cookie.value().is_empty())
        .find_map(|cookie| cookie.value_raw())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn reads_the_first_non_empty_value_of_several_headers() {
        let mut headers = HeaderMap::new();
        for text in ["theme=; loanroom=a=b", "theme=\"dark\"; flag;loanroom=c", "theme=light"] {
            headers.append(header::COOKIE, HeaderValue::from_static(text));
        }
        assert_eq!(cookie_value(&headers, "loanroom"), Some("a=b"));
        assert_eq!(cookie_value(&headers, "theme"), Some("\"dark\""));
        assert_eq!(cookie_value(&headers, "flag"), None);
        assert_eq!(cookie_value(&headers, "Theme"), None);
    }
}
