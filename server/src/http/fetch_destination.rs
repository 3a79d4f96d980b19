//! What the API answers is data. A page that tries to run, style or frame itself with it is refused, so that
//! nothing somebody uploaded becomes part of a page, whatever its type.

use axum::{
    extract::Request,
    http::{HeaderMap, header::HeaderName},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::Problem;

const DESTINATION: HeaderName = HeaderName::from_static("sec-fetch-dest");

/// What a browser may want data for: a call, a download, a picture or a film.
const WELCOME: [&str; 6] = ["empty", "document", "image", "audio", "video", "websocket"];

/// Refuses a request for a script, a style sheet, a worker, a frame and whatever else runs or draws.
pub async fn require(request: Request, next: Next) -> Response {
    if is_data(request.headers()) {
        next.run(request).await
    } else {
        Problem::not_a_page_part().into_response()
    }
}

/// Browsers say what they want something for; what isn't a browser may say nothing.
fn is_data(headers: &HeaderMap) -> bool {
    headers
        .get_all(DESTINATION)
        .iter()
        .all(|value| WELCOME.iter().any(|welcome| welcome.as_bytes() == value.as_bytes()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn data_is_for_calls_and_downloads_only() {
        let of = |destination| HeaderMap::from_iter([(DESTINATION, HeaderValue::from_static(destination))]);
        assert!(is_data(&HeaderMap::new()));
        for welcome in WELCOME {
            assert!(is_data(&of(welcome)), "{welcome}");
        }
        for refused in [
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
        ] {
            assert!(!is_data(&of(refused)), "{refused}");
        }
    }
}
