//! A message as it came: what cleaning took away can be looked at, shut in.

use axum::{
    Json,
    extract::State,
    http::{HeaderName, HeaderValue, header},
    response::{Html, IntoResponse},
};

use crate::{
    access::MessageReader,
    features::messaging::{body::LONG, dto::OriginalMessage, original},
    http::{Problem, problem::ProblemBody},
    state::AppState,
};

/// Nothing in the page runs, submits or leads anywhere by itself, and nothing is fetched for it: its pictures are inside
/// of it. Styles apply as attributes only, which fetch nothing under this policy either.
const POLICY: &str = "sandbox; default-src 'none'; style-src-attr 'unsafe-inline'; img-src data:; \
    form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
/// The start of the page, with the looks of what has none itself.
const START: &str = "<!doctype html><html><head><meta charset=\"utf-8\"><title>Original message</title></head>\
    <body style=\"margin:16px;font:14px system-ui,sans-serif;color:#1c1917;background:#fff;overflow-wrap:anywhere\">";

/// A message as it came
///
/// Everything that would fetch, run, submit or navigate is removed from it.
#[utoipa::path(get, path = "/messages/originatorimplementation/{messageId}", operation_id = "originalMessage",
    tag = "messaging", params(("messageId" = Uuid, Path)),
    responses((status = 200, body = OriginalMessage), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn content(
    reader: MessageReader,
    State(state): State<AppState>,
) -> Result<Json<OriginalMessage>, Problem> {
    let html = kept(reader)?;
    let remote_images = original::has_remote_images(&html);
    Ok(Json(OriginalMessage { html_content: shut_in(&state, html).await?, remote_images }))
}

/// A message as it came, as a page for a frame
///
/// Nothing in it runs, and nothing is fetched for it. Pictures from elsewhere are left out.
#[utoipa::path(get, path = "/messages/originatorimplementation/{messageId}/page", operation_id = "originalPage",
    tag = "messaging", params(("messageId" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "text/html"), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn page(
    reader: MessageReader,
    State(state): State<AppState>,
) -> Result<impl IntoResponse, Problem> {
    let headers: [(HeaderName, HeaderValue); 2] = [
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    let html = shut_in(&state, kept(reader)?).await?;
    Ok((headers, Html(format!("{START}{html}</body></html>"))))
}

async fn shut_in(state: &AppState, html: String) -> Result<String, Problem> {
    state.heavy.run_if(html.len() >= LONG, move || original::shut_in(&html)).await
}

fn kept(reader: MessageReader) -> Result<String, Problem> {
    let message = reader.message;
    message.original_html.filter(|_| message.deleted_at.is_none()).ok_or_else(Problem::not_found)
}
