//! The API serves data only. Requests that browsers make for parts of a page (a picture, a style sheet, a frame) are
//! rejected, so that content from users can't make a reader's browser export, download or run anything on the
//! reader's behalf.

use axum::{
    extract::{MatchedPath, Request},
    http::{HeaderMap, header::HeaderName},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::Problem;

const DESTINATION: HeaderName = HeaderName::from_static("sec-fetch-dest");
const PURPOSE: HeaderName = HeaderName::from_static("sec-purpose");
const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The destinations that every route serves: script requests, navigations and downloads, sockets.
const DATA_DESTINATIONS: [&str; 3] = ["empty", "document", "websocket"];

/// The routes, without prefix, whose responses our own pages display directly, and the additional destinations they
/// serve. [`is_picture`] restricts the document's route to pictures of messages.
const DISPLAYED_ROUTES: [(&str, &[&str]); 6] = [
    ("/users/{userId}/photo", &["image"]),
    ("/companies/{companyId}/logo", &["image"]),
    ("/documents/{documentId}/content", &["image", "audio", "video"]),
    ("/documents/{documentId}/versions/{number}/content", &["audio", "video"]),
    ("/secure-upload/files/{fileId}/content", &["audio", "video"]),
    ("/messages/originatorimplementation/{messageId}/page", &["iframe"]),
];

/// The routes that other sites may link to: emails contain action links.
const LINKED_ROUTES: [&str; 1] = ["/action"];

/// Rejects requests for scripts, style sheets, fonts, workers and frames, for pictures except where the route returns
/// one, prefetches, and navigations started by another site.
pub async fn require(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    if is_from_elsewhere(route, request.headers()) {
        Problem::cross_site().into_response()
    } else if is_served(route, request.headers()) {
        next.run(request).await
    } else {
        Problem::not_a_page_part().into_response()
    }
}

/// Returns whether a browser requests the response as a picture in a page.
#[must_use]
pub fn is_picture(headers: &HeaderMap) -> bool {
    headers.get_all(DESTINATION).iter().any(|value| value.as_bytes() == b"image")
}

/// Returns whether the route serves the requested destination. Programs that aren't browsers may omit it.
fn is_served(route: &str, headers: &HeaderMap) -> bool {
    let displayed =
        DISPLAYED_ROUTES.iter().find(|(path, _)| is_route(route, path)).map(|(_, served)| *served);
    let served = |value: &[u8]| {
        let mut all = DATA_DESTINATIONS.iter().chain(displayed.unwrap_or_default());
        all.any(|destination| destination.as_bytes() == value)
    };
    let prefetched = headers
        .get_all(PURPOSE)
        .iter()
        .any(|value| value.as_bytes().windows(b"prefetch".len()).any(|part| part == b"prefetch"));
    !prefetched && headers.get_all(DESTINATION).iter().all(|value| served(value.as_bytes()))
}

/// Returns whether another site started the navigation, for which the API exports and downloads nothing.
fn is_from_elsewhere(route: &str, headers: &HeaderMap) -> bool {
    let mut sites = headers.get_all(SITE).iter();
    sites.any(|site| matches!(site.as_bytes(), b"cross-site" | b"same-site"))
        && !LINKED_ROUTES.iter().any(|path| is_route(route, path))
}

/// Returns whether the matched route is that path under one of the API's prefixes.
fn is_route(route: &str, path: &str) -> bool {
    route.strip_suffix(path).is_some_and(|prefix| matches!(prefix, "/v1" | "/v2" | "/api/v1" | "/api/v2"))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const REFUSED: [&str; 19] = [
        "script",
        "style",
        "worker",
        "sharedworker",
        "serviceworker",
        "audioworklet",
        "paintworklet",
        "xslt",
        "manifest",
        "embed",
        "object",
        "frame",
        "iframe",
        "fencedframe",
        "font",
        "track",
        "json",
        "Script",
        "",
    ];

    fn with(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn serves_data_to_requests_and_downloads_only() {
        let route = "/v1/loans/export";
        assert!(is_served(route, &HeaderMap::new()));
        for destination in DATA_DESTINATIONS {
            assert!(is_served(route, &with(DESTINATION, destination)), "{destination}");
        }
        for destination in REFUSED.into_iter().chain(["image", "audio", "video"]) {
            assert!(!is_served(route, &with(DESTINATION, destination)), "{destination}");
        }
    }

    #[test]
    fn displayed_routes_serve_only_their_destination() {
        for prefix in ["/v1", "/v2", "/api/v1", "/api/v2"] {
            for (path, served) in DISPLAYED_ROUTES {
                let route = format!("{prefix}{path}");
                for destination in REFUSED.into_iter().chain(["image", "audio", "video"]) {
                    let is_own = served.contains(&destination);
                    assert_eq!(
                        is_served(&route, &with(DESTINATION, destination)),
                        is_own,
                        "{route} {destination}"
                    );
                }
            }
        }
        assert!(!is_served("/v1/else/users/{userId}/photo", &with(DESTINATION, "image")));
    }

    #[test]
    fn rejects_navigations_from_other_sites() {
        let route = "/v1/loans/{loanId}/package/download";
        for purpose in ["prefetch", "prefetch;prerender"] {
            assert!(!is_served(route, &with(PURPOSE, purpose)));
        }
        for (site, served) in
            [("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false)]
        {
            assert_eq!(is_from_elsewhere(route, &with(SITE, site)), !served, "{site}");
            assert!(!is_from_elsewhere("/api/v1/action", &with(SITE, site)), "{site}");
        }
    }
}
