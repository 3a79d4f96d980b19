//! The original of a message, before sanitizing removed parts of it, displayed in a sandbox.

use axum::{
    Json,
    extract::State,
    http::{HeaderName, HeaderValue, header},
    response::{Html, IntoResponse},
};

use crate::{
    access::MessageReader,
    features::messaging::{body::LONG, dto::OriginalMessage, original_html},
    http::{Problem, problem::ProblemBody},
    state::AppState,
};

/// The page runs, submits and navigates nothing on its own, and loads nothing: its images are embedded. Styles apply
/// as attributes only, which load nothing under this policy either.
const POLICY: &str = "sandbox; default-src 'none'; style-src-attr 'unsafe-inline'; img-src data:; \
    form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
/// The start of the page, with default styles.
const START: &str = "<!doctype html><html><head><meta charset=\"utf-8\"><title>Original message</title></head>\
    <body style=\"margin:16px;font:14px system-ui,sans-serif;color:#1c1917;background:#fff;overflow-wrap:anywhere\">";

/// Get the original of a message
///
/// Everything that would load, run, submit or navigate is removed from it.
#[utoipa::path(get, path = "/messages/originatorimplementation/{messageId}", operation_id = "originalMessage",
    tag = "messaging", params(("messageId" = Uuid, Path)),
    responses((status = 200, body = OriginalMessage), (status = 404, body = ProblemBody)))]
pub(in crate::features::messaging) async fn content(
    reader: MessageReader,
    State(state): State<AppState>,
) -> Result<Json<OriginalMessage>, Problem> {
    let html = original_or_not_found(reader)?;
    let remote_images = original_html::has_remote_images(&html);
    Ok(Json(OriginalMessage { html_content: sandbox_html(&state, html).await?, remote_images }))
}

/// Get the original of a message as a page for a frame
///
/// Nothing in it runs or is loaded. Remote images are removed.
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
    let html = sandbox_html(&state, original_or_not_found(reader)?).await?;
    Ok((headers, Html(format!("{START}{html}</body></html>"))))
}

async fn sandbox_html(state: &AppState, html: String) -> Result<String, Problem> {
    state.heavy.run_if(html.len() >= LONG, move || original_html::sandbox_html(&html)).await
}

fn original_or_not_found(reader: MessageReader) -> Result<String, Problem> {
    let message = reader.message;
    message.original_html.filter(|_| message.deleted_at.is_none()).ok_or_else(Problem::not_found)
}
