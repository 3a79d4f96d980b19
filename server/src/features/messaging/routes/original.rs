//! A message as it came: what cleaning took away can be looked at, shut in.

use axum::{
    Json,
    http::{HeaderName, HeaderValue, header},
    response::{Html, IntoResponse},
};
use serde::Deserialize;
use shared_rules::messaging::body::tags::any_tag;

use crate::{
    access::MessageReader,
    features::messaging::dto::OriginalMessage,
    http::{CheckedQuery, Problem, problem::ProblemBody},
};

/// Nothing in the page runs, sends or leads anywhere, and nothing is fetched for it.
const SHUT: &str = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; \
    form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
/// The same, but for pictures, which are fetched from wherever they are.
const WITH_PICTURES: &str = "sandbox; default-src 'none'; style-src 'unsafe-inline'; \
    img-src data: http: https:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
/// How it looks where it says nothing itself.
const LOOKS: &str = "body{margin:16px;font:14px system-ui,sans-serif;color:#1c1917;background:#fff;\
    overflow-wrap:anywhere}img{max-width:100%}";
/// Attributes by which something is fetched.
const FETCHING: [&str; 6] = ["src", "srcset", "background", "poster", "style", "href"];

/// How the page is to be shown.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::features::messaging) struct OriginalQuery {
    /// Whether pictures from elsewhere are fetched; they tell their sender who reads.
    #[serde(default)]
    pub images: bool,
}

/// A message as it came
#[utoipa::path(get, path = "/messages/originatorimplementation/{messageId}", operation_id = "originalMessage",
    tag = "messaging", params(("messageId" = Uuid, Path)),
    responses((status = 200, body = OriginalMessage), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn content(
    reader: MessageReader,
) -> Result<Json<OriginalMessage>, Problem> {
    let html_content = kept(reader)?;
    let remote_images = has_remote_images(&html_content);
    Ok(Json(OriginalMessage { html_content, remote_images }))
}

/// A message as it came, as a page for a frame
///
/// Nothing in it runs. Pictures from elsewhere are fetched only when that is asked for.
#[utoipa::path(get, path = "/messages/originatorimplementation/{messageId}/page", operation_id = "originalPage",
    tag = "messaging", params(("messageId" = Uuid, Path), OriginalQuery),
    responses((status = 200, body = String, content_type = "text/html"), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn page(
    reader: MessageReader,
    CheckedQuery(query): CheckedQuery<OriginalQuery>,
) -> Result<impl IntoResponse, Problem> {
    let policy = if query.images { WITH_PICTURES } else { SHUT };
    let headers: [(HeaderName, HeaderValue); 2] = [
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy)),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    let start =
        format!("<!doctype html><html><head><meta charset=\"utf-8\"><style>{LOOKS}</style></head><body>");
    Ok((headers, Html(format!("{start}{}", kept(reader)?))))
}

fn kept(reader: MessageReader) -> Result<String, Problem> {
    let message = reader.message;
    message.original_html.filter(|_| message.deleted_at.is_none()).ok_or_else(Problem::not_found)
}

fn has_remote_images(html: &str) -> bool {
    let links = |element: &str| element == "a" || element == "area";
    let in_tags = any_tag(html, |element, attribute| {
        attribute
            .is_some_and(|(name, value)| FETCHING.contains(&name) && !links(element) && value.contains("//"))
    });
    in_tags || (any_tag(html, |element, _| element == "style") && html.contains("//"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_from_elsewhere_are_told_from_links_and_own_ones() {
        for remote in [
            "<img src=\"https://elsewhere.example/a.png\">",
            "<IMG SRC=//elsewhere.example/a.png>",
            "<td background='http://elsewhere.example/b.png'>",
            "<p style=\"background:url(https://elsewhere.example/c.png)\">x",
            "<style>p{background:url(https://elsewhere.example/d.png)}</style>",
            "<img srcset=\"https://elsewhere.example/e.png 2x\">",
        ] {
            assert!(has_remote_images(remote), "{remote}");
        }
        for none in [
            "<p>see https://elsewhere.example/a.png</p>",
            "<a href=\"https://elsewhere.example\">x</a>",
            "<img src=\"data:image/png;base64,AAAA\"><p style=\"color:red\">x</p>",
        ] {
            assert!(!has_remote_images(none), "{none}");
        }
    }
}
