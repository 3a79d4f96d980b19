//! The answer to an import, line by line while it goes on.

use std::future::Future;

use axum::{
    body::{Body, Bytes},
    http::header,
    response::{IntoResponse, Response},
};
use futures_util::{StreamExt as _, stream};
use tokio::sync::mpsc;

use super::dto::{ImportLine, Imported};
use crate::http::Problem;

/// How many lines wait for a slow reader.
const LINES_WAITING: usize = 64;

/// Tells how far an import is.
pub(crate) type Progress = Box<dyn Fn(usize, usize) + Send + Sync>;

/// Imports, and answers how far it is and what came of it. Who leaves finds it done when they come back: it goes on
/// without them.
pub(crate) fn answer<F>(import: impl FnOnce(Progress) -> F) -> Response
where
    F: Future<Output = Result<Imported, Problem>> + Send + 'static,
{
    let (tell, told) = mpsc::channel(LINES_WAITING);
    let far = tell.clone();
    let progress = Box::new(move |done: usize, of: usize| {
        let count = |rows: usize| u32::try_from(rows).unwrap_or(u32::MAX);
        // A reader who is slower than the import misses some of it.
        let _ = far.try_send(ImportLine::Progress { done: count(done), of: count(of) });
    });
    let import = import(progress);
    tokio::spawn(async move {
        let last = match import.await {
            Ok(imported) => ImportLine::Imported { imported },
            Err(problem) => ImportLine::Failed { problem: Box::new(problem.into_body()) },
        };
        let _ = tell.send(last).await;
    });
    lines(told)
}

fn lines(told: mpsc::Receiver<ImportLine>) -> Response {
    // What compresses the answer asks again after its end.
    let lines = stream::unfold(told, async |mut told| {
        let line = told.recv().await?;
        let text = serde_json::to_string(&line).map(|text| Bytes::from(text + "\n"));
        Some((text, told))
    })
    .fuse();
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(lines)).into_response()
}
