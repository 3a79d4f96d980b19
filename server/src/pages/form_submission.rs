//! Handles submitted forms: runs the server function, and shows the form again if it is rejected.

use axum::{
    body::{Body, Bytes, to_bytes},
    extract::{FromRequest as _, Multipart, Request, State, multipart::MultipartError},
    http::{HeaderValue, header},
    response::{IntoResponse as _, Response},
};
use leptos::{prelude::*, server_fn::error::SERVER_FN_ERROR_HEADER};
use leptos_axum::handle_server_fns_with_context;
use shared_rules::team::picture::MAX_PICTURE_BYTES;
use tokio::time::timeout;

use super::{
    PageServices, application,
    forms::{FormRejection, PostedFile},
};
use crate::http::{Problem, extractors::unreadable_body};

/// The largest form without files, in bytes.
pub(super) const LARGEST_FORM: usize = 64 * 1024;

/// Runs the server function for the submitted form.
pub(super) async fn submit(State(contexts): State<PageServices>, request: Request) -> Response {
    let address = request.uri().path().to_owned();
    let headers = request.headers().clone();
    let done = match read_whole(&contexts, request).await {
        Ok((request, file)) => {
            let provided = contexts.clone();
            let context = move || {
                provide_context(provided.clone());
                provide_context(file.clone());
            };
            let response = handle_server_fns_with_context(context, request).await.into_response();
            extract_refusal(response).await
        }
        Err(problem) => Err(FormRejection::on_page(String::new(), &problem)),
    };
    match done {
        Ok(response) => response,
        Err(refusal) => {
            let page = if refusal.page.is_empty() { address } else { refusal.page };
            application::show_again(contexts, FormRejection { page, ..refusal }, &headers).await
        }
    }
}

/// Returns the request with its body read within the limits on time and size, and the uploaded file.
async fn read_whole(contexts: &PageServices, request: Request) -> Result<(Request, PostedFile), Problem> {
    let read =
        async { if has_parts(&request) { read_parts(request).await } else { read_text(request).await } };
    timeout(contexts.form_time, read).await.map_err(|_| Problem::too_slow())?
}

async fn read_text(request: Request) -> Result<(Request, PostedFile), Problem> {
    let (parts, body) = request.into_parts();
    let unread = Request::from_parts(parts.clone(), body);
    let bytes = Bytes::from_request(unread, &()).await.map_err(|rejection| unreadable_body(&rejection))?;
    if bytes.len() > LARGEST_FORM {
        return Err(Problem::too_large());
    }
    Ok((Request::from_parts(parts, Body::from(bytes)), PostedFile::default()))
}

fn has_parts(request: &Request) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.to_ascii_lowercase().starts_with("multipart/form-data"))
}

/// Reads a multipart form: its text fields are re-encoded as a form without files, and the file is returned
/// separately.
async fn read_parts(request: Request) -> Result<(Request, PostedFile), Problem> {
    let (mut parts, body) = request.into_parts();
    let unread = Request::from_parts(parts.clone(), body);
    let form = Multipart::from_request(unread, &()).await;
    let mut form = form.map_err(|rejection| Problem::malformed("", &rejection.body_text()))?;
    let (mut written, mut file) = (String::new(), PostedFile::default());
    while let Some(mut field) = form.next_field().await.map_err(|error| multipart_problem(&error))? {
        let (name, is_file) = (field.name().unwrap_or_default().to_owned(), field.file_name().is_some());
        let most = if is_file { MAX_PICTURE_BYTES as usize } else { LARGEST_FORM };
        let mut bytes = Vec::new();
        while let Some(some) = field.chunk().await.map_err(|error| multipart_problem(&error))? {
            // Reads one byte beyond the limit, so that an oversized file is detected.
            let room = most.saturating_add(1).saturating_sub(bytes.len());
            bytes.extend_from_slice(&some[..some.len().min(room)]);
        }
        if is_file {
            // Browsers send an empty part when no file was chosen.
            let chosen = field.file_name().is_some_and(|name| !name.is_empty()) || !bytes.is_empty();
            file.0 = chosen.then_some(bytes);
        } else {
            written.extend([
                if written.is_empty() { "" } else { "&" },
                &percent_encode(name.as_bytes()),
                "=",
                &percent_encode(&bytes),
            ]);
        }
        if written.len() > 3 * LARGEST_FORM {
            return Err(Problem::too_large());
        }
    }
    let kind = HeaderValue::from_static("application/x-www-form-urlencoded");
    parts.headers.insert(header::CONTENT_TYPE, kind);
    parts.headers.remove(header::CONTENT_LENGTH);
    Ok((Request::from_parts(parts, Body::from(written)), file))
}

fn multipart_problem(error: &MultipartError) -> Problem {
    if error.status() == Problem::too_large().status() {
        Problem::too_large()
    } else {
        Problem::malformed("", &error.body_text())
    }
}

/// Percent-encodes for a form without files.
fn percent_encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for byte in bytes {
        if byte.is_ascii_alphanumeric() {
            text.push(char::from(*byte));
        } else {
            text.push_str(&format!("%{byte:02X}"));
        }
    }
    text
}

/// Extracts the refusal from the response of a server function.
async fn extract_refusal(response: Response) -> Result<Response, FormRejection> {
    if !response.headers().contains_key(SERVER_FN_ERROR_HEADER) {
        return Ok(response);
    }
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap_or_default();
    Err(FormRejection::de(bytes))
}
