//! A form that was posted: its server function is run, and the page of a form that it refuses shown again.

use axum::{
    body::{Body, Bytes, to_bytes},
    extract::{FromRequest as _, Request, State},
    response::{IntoResponse as _, Response},
};
use leptos::{prelude::*, server_fn::error::SERVER_FN_ERROR_HEADER};
use leptos_axum::handle_server_fns_with_context;
use tokio::time::timeout;

use super::{Contexts, application, forms::Refusal};
use crate::http::{Problem, checked::unreadable};

/// The largest form, in bytes: texts only, and few of them.
pub(super) const LARGEST_FORM: usize = 64 * 1024;

/// Runs the server function that the form was posted to.
pub(super) async fn take(State(contexts): State<Contexts>, request: Request) -> Response {
    let address = request.uri().path().to_owned();
    let done = match read_whole(&contexts, request).await {
        Ok(request) => {
            let provided = contexts.clone();
            let context = move || provide_context(provided.clone());
            let response = handle_server_fns_with_context(context, request).await.into_response();
            refusal_in(response).await
        }
        Err(problem) => Err(Refusal::on(String::new(), &problem)),
    };
    match done {
        Ok(response) => response,
        Err(refusal) => {
            let page = if refusal.page.is_empty() { address } else { refusal.page };
            application::show_again(contexts, Refusal { page, ..refusal }).await
        }
    }
}

/// The request with its body read, in time and no larger than a form may be.
async fn read_whole(contexts: &Contexts, request: Request) -> Result<Request, Problem> {
    let (parts, body) = request.into_parts();
    let unread = Request::from_parts(parts.clone(), body);
    let read = timeout(contexts.form_time, Bytes::from_request(unread, &())).await;
    let bytes = read.map_err(|_| Problem::too_slow())?.map_err(|rejection| unreadable(&rejection))?;
    Ok(Request::from_parts(parts, Body::from(bytes)))
}

/// What the server function refused with, as it is encoded in its answer.
async fn refusal_in(response: Response) -> Result<Response, Refusal> {
    if !response.headers().contains_key(SERVER_FN_ERROR_HEADER) {
        return Ok(response);
    }
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap_or_default();
    Err(Refusal::de(bytes))
}
