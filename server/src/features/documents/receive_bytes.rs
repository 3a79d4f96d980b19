//! Receives the bytes of a file into the store: exactly as many as announced, and no executable.

use std::{fmt::Write as _, time::Duration};

use axum::{
    body::Body,
    http::{HeaderMap, header},
};
use futures_util::StreamExt as _;
use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _, sea_query::Expr};
use shared_rules::{
    documents::{
        program_detection::{FileHead, HEAD_BYTES, check_content},
        uploads::stored_type::{NamedHead, stored_type},
    },
    text::refused,
};
use tokio::time::{Instant, timeout_at};
use uuid::Uuid;

use super::{
    scan::{refuse_hidden_program, refuse_installer},
    storage_problem,
};
use crate::{
    entity::upload,
    environment::Limits,
    http::Problem,
    state::AppState,
    storage::{IncomingFile, UploadPriority, workers::WorkSource},
};

/// How many times longer a file may be silent than a JSON body: people upload from moving trains.
const MORE_PATIENCE: u32 = 4;

/// Bytes after which progress is saved; a power cut costs at most that many.
const GRAIN: u64 = 8 << 20;

/// Receives the bytes of a file with that name and size. The file isn't kept yet.
///
/// # Errors
/// When bytes are missing, there are more or fewer than announced, or the file is an executable.
pub(crate) async fn receive_file(
    state: &AppState,
    source: WorkSource,
    (name, size): (String, u64),
    headers: &HeaderMap,
    body: Body,
) -> Result<(IncomingFile, FileFacts), Problem> {
    check_announced(headers, size)?;
    let mut incoming = state
        .store
        .receive_as(UploadPriority::SignedIn, size)
        .await
        .map_err(|error| storage_problem(&error))?;
    receive_body(&mut incoming, body, size, &ProgressRecorder { state, upload: None }).await?;
    let facts = finish_file(&mut incoming, name).await?;
    refuse_hidden_program(state, source, &incoming, facts.mime_type).await?;
    Ok((incoming, facts))
}

/// Completes a file whose bytes have all arrived, and returns what they say about it.
///
/// # Errors
/// When they can't be written, or belong to a Windows installer.
pub(crate) async fn finish_file(incoming: &mut IncomingFile, name: String) -> Result<FileFacts, Problem> {
    let mime_type = stored_type(&NamedHead { name, head: hex_head(incoming.head()) });
    let checksum = incoming.finish().await.map_err(|error| storage_problem(&error))?;
    refuse_installer(incoming).await?;
    Ok(FileFacts { checksum, mime_type })
}

/// Refuses a wrong content length before a byte is read.
pub(super) fn check_announced(headers: &HeaderMap, size: u64) -> Result<(), Problem> {
    let length =
        headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    match length {
        Some(length) if length > size => Err(too_many_bytes()),
        Some(length) if length < size => Err(incomplete_upload(length, size)),
        _ => Ok(()),
    }
}

/// The minimum speed of a sender: a number of bytes in each period.
#[derive(Clone, Copy)]
struct MinimumPace {
    span: Duration,
    least: u64,
}

impl MinimumPace {
    fn of(limits: &Limits) -> Self {
        let span = limits.body_time * MORE_PATIENCE;
        Self { span, least: limits.slowest_upload.saturating_mul(span.as_secs()) }
    }
}

/// Records the bytes of a file that are safely on disk.
pub(super) struct ProgressRecorder<'a> {
    pub state: &'a AppState,
    /// The upload that they belong to; another sender may continue it.
    pub upload: Option<Uuid>,
}

impl ProgressRecorder<'_> {
    /// Syncs the received bytes to disk and records their number.
    pub(super) async fn sync_and_record(&self, incoming: &mut IncomingFile) -> Result<(), Problem> {
        let Some(id) = self.upload else { return Ok(()) };
        incoming.sync().await.map_err(|error| storage_problem(&error))?;
        record_progress(self.state, id, incoming.size()).await
    }

    /// Records that none of the bytes are kept.
    pub(super) async fn record_nothing(&self) -> Result<(), Problem> {
        if let Some(id) = self.upload { record_progress(self.state, id, 0).await } else { Ok(()) }
    }
}

/// Records how many bytes of an upload are on disk.
pub(super) async fn record_progress(state: &AppState, id: Uuid, received: u64) -> Result<(), Problem> {
    let received = i64::try_from(received).map_err(|_| Problem::too_large())?;
    let tx = state.db.write().await?;
    upload::Entity::update_many()
        .col_expr(upload::Column::Received, Expr::value(received))
        .filter(upload::Column::Id.eq(id))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Receives exactly `size` bytes, no executable, from a sender that is fast enough.
pub(super) async fn receive_body(
    incoming: &mut IncomingFile,
    body: Body,
    size: u64,
    recorder: &ProgressRecorder<'_>,
) -> Result<(), Problem> {
    let pace = MinimumPace::of(&recorder.state.config.limits);
    let mut chunks = body.into_data_stream();
    let (mut until, mut wanted) = (Instant::now() + pace.span, incoming.size().saturating_add(pace.least));
    let mut settled = incoming.size();
    loop {
        let next = tokio::select! {
            next = timeout_at(until, chunks.next()) => next,
            () = incoming.wait_for_takeover() => return Err(concurrent_sender()),
        };
        let chunk = match next {
            Ok(Some(Ok(chunk))) => chunk,
            Ok(None) => break,
            Err(_) if incoming.size() >= wanted => {
                (until, wanted) = (until + pace.span, incoming.size().saturating_add(pace.least));
                continue;
            }
            Ok(Some(Err(_))) | Err(_) => return Err(incomplete_upload(incoming.size(), size)),
        };
        if incoming.size().saturating_add(chunk.len() as u64) > size {
            return Err(too_many_bytes());
        }
        let head_is_new = incoming.head().len() < HEAD_BYTES;
        incoming.write(&chunk).await.map_err(|error| storage_problem(&error))?;
        if head_is_new {
            refuse_program(incoming.head())?;
        }
        if incoming.size().saturating_sub(settled) >= GRAIN {
            recorder.sync_and_record(incoming).await?;
            settled = incoming.size();
        }
    }
    if incoming.size() < size { Err(incomplete_upload(incoming.size(), size)) } else { Ok(()) }
}

fn hex_head(head: &[u8]) -> String {
    head.iter().fold(String::with_capacity(head.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Refuses content that begins like an executable.
///
/// # Errors
/// *Invalid*, with the rule's text.
pub(crate) fn refuse_program(head: &[u8]) -> Result<(), Problem> {
    let violations = check_content(&FileHead { head: hex_head(head) });
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}

/// The type and checksum of a received file.
pub(crate) struct FileFacts {
    /// The SHA-256 of the bytes, in hexadecimal.
    pub checksum: String,
    /// The detected MIME type.
    pub mime_type: &'static str,
}

fn incomplete_upload(came: u64, size: u64) -> Problem {
    let message =
        format!("Only {came} of {size} bytes arrived. Check your connection and send the file again.");
    Problem::unprocessable("upload-incomplete", message)
}

fn too_many_bytes() -> Problem {
    Problem::unprocessable(refused::LONGER.code, refused::LONGER.template)
}

/// Another sender continues the file.
pub(super) fn concurrent_sender() -> Problem {
    Problem::conflict(refused::SENT_TWICE.code, refused::SENT_TWICE.template)
}
