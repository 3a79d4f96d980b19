//! The bytes of a file, straight to the store: exactly as many as were announced, and no program.

use std::{fmt::Write as _, time::Duration};

use axum::{
    body::Body,
    http::{HeaderMap, header},
};
use futures_util::StreamExt as _;
use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _, sea_query::Expr};
use shared_rules::{
    documents::{
        content::{FileHead, HEAD_BYTES, check_content},
        uploading::stored_type::{NamedHead, stored_type},
    },
    text::refused,
};
use tokio::time::{Instant, timeout_at};
use uuid::Uuid;

use super::{
    scan::{refuse_hidden_program, refuse_installer},
    trouble,
};
use crate::{
    entity::upload,
    environment::Limits,
    http::Problem,
    state::AppState,
    storage::{Incoming, UploadPriority, workers::WorkSource},
};

/// How much longer than a JSON body a file may be silent: people upload from moving trains.
const MORE_PATIENCE: u32 = 4;

/// Bytes after which those that came are noted: as many a power cut costs.
const GRAIN: u64 = 8 << 20;

/// Takes in the bytes of a file of that name and size. They wait to be kept.
///
/// # Errors
/// When they don't come, are more or fewer than said, or a program.
pub(crate) async fn take_in(
    state: &AppState,
    source: WorkSource,
    (name, size): (String, u64),
    headers: &HeaderMap,
    body: Body,
) -> Result<(Incoming, Facts), Problem> {
    check_announced(headers, size)?;
    let mut incoming =
        state.store.receive_as(UploadPriority::SignedIn, size).await.map_err(|error| trouble(&error))?;
    fill(&mut incoming, body, size, &Told { state, upload: None }).await?;
    let facts = finish(&mut incoming, name).await?;
    refuse_hidden_program(state, source, &incoming, facts.mime_type).await?;
    Ok((incoming, facts))
}

/// All bytes are here: what they tell about the file.
///
/// # Errors
/// When they can't be written, or belong to an installer of programs.
pub(crate) async fn finish(incoming: &mut Incoming, name: String) -> Result<Facts, Problem> {
    let mime_type = stored_type(&NamedHead { name, head: hex(incoming.head()) });
    let checksum = incoming.finish().await.map_err(|error| trouble(&error))?;
    refuse_installer(incoming).await?;
    Ok(Facts { checksum, mime_type })
}

/// A length that doesn't fit is refused before a byte is read.
pub(super) fn check_announced(headers: &HeaderMap, size: u64) -> Result<(), Problem> {
    let length =
        headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    match length {
        Some(length) if length > size => Err(too_long()),
        Some(length) if length < size => Err(incomplete(length, size)),
        _ => Ok(()),
    }
}

/// How fast a sender has to be: in each span so many bytes.
#[derive(Clone, Copy)]
struct Pace {
    span: Duration,
    least: u64,
}

impl Pace {
    fn of(limits: &Limits) -> Self {
        let span = limits.body_time * MORE_PATIENCE;
        Self { span, least: limits.slowest_upload.saturating_mul(span.as_secs()) }
    }
}

/// Who is told of the bytes that are on the disk.
pub(super) struct Told<'a> {
    pub state: &'a AppState,
    /// The upload that they belong to; another sender may go on with it.
    pub upload: Option<Uuid>,
}

impl Told<'_> {
    /// Makes sure that what came is on the disk, and notes it.
    pub(super) async fn settle(&self, incoming: &mut Incoming) -> Result<(), Problem> {
        let Some(id) = self.upload else { return Ok(()) };
        incoming.settle().await.map_err(|error| trouble(&error))?;
        note(self.state, id, incoming.size()).await
    }

    /// Notes that nothing of it is kept.
    pub(super) async fn nothing(&self) -> Result<(), Problem> {
        if let Some(id) = self.upload { note(self.state, id, 0).await } else { Ok(()) }
    }
}

/// Notes how many bytes of an upload are on the disk.
pub(super) async fn note(state: &AppState, id: Uuid, received: u64) -> Result<(), Problem> {
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

/// Takes bytes until there are exactly `size`, and no program, from a sender that is fast enough.
pub(super) async fn fill(
    incoming: &mut Incoming,
    body: Body,
    size: u64,
    told: &Told<'_>,
) -> Result<(), Problem> {
    let pace = Pace::of(&told.state.config.limits);
    let mut chunks = body.into_data_stream();
    let (mut until, mut wanted) = (Instant::now() + pace.span, incoming.size().saturating_add(pace.least));
    let mut settled = incoming.size();
    loop {
        let next = tokio::select! {
            next = timeout_at(until, chunks.next()) => next,
            () = incoming.taken_over() => return Err(sent_twice()),
        };
        let chunk = match next {
            Ok(Some(Ok(chunk))) => chunk,
            Ok(None) => break,
            Err(_) if incoming.size() >= wanted => {
                (until, wanted) = (until + pace.span, incoming.size().saturating_add(pace.least));
                continue;
            }
            Ok(Some(Err(_))) | Err(_) => return Err(incomplete(incoming.size(), size)),
        };
        if incoming.size().saturating_add(chunk.len() as u64) > size {
            return Err(too_long());
        }
        let head_is_new = incoming.head().len() < HEAD_BYTES;
        incoming.write(&chunk).await.map_err(|error| trouble(&error))?;
        if head_is_new {
            refuse_program(incoming.head())?;
        }
        if incoming.size().saturating_sub(settled) >= GRAIN {
            told.settle(incoming).await?;
            settled = incoming.size();
        }
    }
    if incoming.size() < size { Err(incomplete(incoming.size(), size)) } else { Ok(()) }
}

fn hex(head: &[u8]) -> String {
    head.iter().fold(String::with_capacity(head.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Refuses what begins like a program.
///
/// # Errors
/// *Invalid*, in the words of the rule.
pub(crate) fn refuse_program(head: &[u8]) -> Result<(), Problem> {
    let violations = check_content(&FileHead { head: hex(head) });
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}

/// What a file's bytes tell about it.
pub(crate) struct Facts {
    /// The SHA-256 of the bytes, in hexadecimal.
    pub checksum: String,
    /// What kind of file it is.
    pub mime_type: &'static str,
}

fn incomplete(came: u64, size: u64) -> Problem {
    let message =
        format!("Only {came} of {size} bytes arrived. Check your connection and send the file again.");
    Problem::unprocessable("upload-incomplete", message)
}

fn too_long() -> Problem {
    Problem::unprocessable(refused::LONGER.code, refused::LONGER.template)
}

/// Somebody else goes on with the file.
pub(super) fn sent_twice() -> Problem {
    Problem::conflict(refused::SENT_TWICE.code, refused::SENT_TWICE.template)
}
