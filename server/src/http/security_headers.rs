//! Security headers of every response.

use axum::{
    extract::Request,
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

/// The sources that pages may load: only our own files. WebAssembly may run, inline scripts may not.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self' data:; \
    connect-src 'self'; worker-src 'self' blob:; frame-src 'self' blob:; frame-ancestors 'none'; \
    form-action 'self'; object-src 'none'; base-uri 'none'";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    // Otherwise browsers resolve the hosts of links as soon as a message is displayed.
    (HeaderName::from_static("x-dns-prefetch-control"), "off"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds the headers that the response doesn't set itself (a download sets a stricter policy).
pub async fn add(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Makes responses of the API and pages uncacheable, unless they set their own cache policy, because they are
/// personal.
pub async fn keep_private(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Tells browsers to use HTTPS only (HSTS); added when the server is reached that way.
pub async fn add_https_only(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let value = HeaderValue::from_static("max-age=31536000; includeSubDomains");
    response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    response
}
