//! The response to an import: a stream of lines with its progress.

use std::future::Future;

use axum::{
    body::{Body, Bytes},
    http::header,
    response::{IntoResponse, Response},
};
use futures_util::{StreamExt as _, stream};
use tokio::sync::mpsc;

use super::dto::{ImportLine, ImportResult};
use crate::http::Problem;

/// Buffered lines for a slow client.
const BUFFERED_LINES: usize = 64;

/// Reports an import's progress: rows done, rows in total.
pub(crate) type ReportProgress = Box<dyn Fn(usize, usize) + Send + Sync>;

/// Runs an import and streams its progress and result. It continues if the client disconnects.
pub(crate) fn stream_import<F>(import: impl FnOnce(ReportProgress) -> F) -> Response
where
    F: Future<Output = Result<ImportResult, Problem>> + Send + 'static,
{
    let (tell, told) = mpsc::channel(BUFFERED_LINES);
    let far = tell.clone();
    let progress = Box::new(move |done: usize, of: usize| {
        let count = |rows: usize| u32::try_from(rows).unwrap_or(u32::MAX);
        // A client slower than the import misses some progress lines.
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
    line_response(told)
}

fn line_response(told: mpsc::Receiver<ImportLine>) -> Response {
    // The compression layer polls again after the end of the stream.
    let lines = stream::unfold(told, async |mut told| {
        let line = told.recv().await?;
        let text = serde_json::to_string(&line).map(|text| Bytes::from(text + "\n"));
        Some((text, told))
    })
    .fuse();
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(lines)).into_response()
}
