//! Requires write requests to prove that they come from our own pages, so that another site can't act on behalf of a
//! signed-in user (CSRF).

use axum::{
    extract::Request,
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::Problem;

/// The path of pages that are posted to without a browser.
const UNSUBSCRIBE: &str = "/unsubscribe/";

/// Rejects write requests and WebSocket handshakes without the proof.
pub async fn require(request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let opens_socket = request.headers().contains_key(header::SEC_WEBSOCKET_KEY);
    // Mail providers unsubscribe people. The link authorizes them; cookies don't matter.
    if request.uri().path().starts_with(UNSUBSCRIBE) {
        return next.run(request).await;
    }
    if (safe && !opens_socket) || is_proven(request.headers()) {
        return next.run(request).await;
    }
    Problem::cross_site().into_response()
}

/// Checks `Sec-Fetch-Site`; for older browsers, which don't send it, the origin.
fn is_proven(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    if let Some(site) = text(header::HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin";
    }
    let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST)) else { return false };
    origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://")) == Some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proven(rows: &[(&'static str, &'static str)]) -> bool {
        is_proven(&rows.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect())
    }

    #[test]
    fn accepts_only_same_origin_requests() {
        assert!(proven(&[("sec-fetch-site", "same-origin")]));
        assert!(proven(&[("origin", "http://localhost:3000"), ("host", "localhost:3000")]));
        assert!(!proven(&[("host", "localhost:3000")]));
        assert!(!proven(&[("origin", "http://evil.example"), ("host", "localhost:3000")]));
        assert!(!proven(&[("origin", "null"), ("host", "localhost:3000")]));
        assert!(!proven(&[
            ("sec-fetch-site", "same-site"),
            ("origin", "http://localhost:3000"),
            ("host", "localhost:3000")
        ]));
    }
}
