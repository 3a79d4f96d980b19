//! The second step of an upload: the bytes, straight to the store. What is cut off can be sent again.

use std::{fmt::Write as _, time::Duration};

use axum::{
    body::Body,
    http::{HeaderMap, header},
};
use futures_util::StreamExt as _;
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set};
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
    trouble,
    uploads::{OnUpload, in_time, own},
};
use crate::{
    access::{SignedIn, loan_member},
    entity::upload,
    environment::Limits,
    http::Problem,
    state::AppState,
    storage::Incoming,
};

/// How much longer than a JSON body a file may be silent: people upload from moving trains.
const MORE_PATIENCE: u32 = 4;

/// Takes in the bytes of a file.
pub(super) async fn receive(
    state: &AppState,
    signed_in: SignedIn,
    on: OnUpload,
    headers: HeaderMap,
    body: Body,
) -> Result<(), Problem> {
    let user_id = signed_in.user.id;
    let row = own(state.db.read(), user_id, on.upload_id).await?;
    loan_member(state, signed_in, row.loan_id).await?;
    open(state, &row)?;
    let size = u64::try_from(row.size).unwrap_or_default();
    let (incoming, facts) = take_in(state, row.name, size, &headers, body).await?;
    keep(state, user_id, on.upload_id, incoming, facts).await?;
    Ok(())
}

/// Takes in the bytes of a file of that name and size. They wait to be kept.
///
/// # Errors
/// When they don't come, are more or fewer than said, or a program.
pub(crate) async fn take_in(
    state: &AppState,
    name: String,
    size: u64,
    headers: &HeaderMap,
    body: Body,
) -> Result<(Incoming, Facts), Problem> {
    check_announced(headers, size)?;
    let mut incoming = state.store.receive().await.map_err(|error| trouble(&error))?;
    let pace = Pace::of(&state.config.limits);
    let head = fill(&mut incoming, body, size, pace).await?;
    let mime_type = stored_type(&NamedHead { name, head });
    let checksum = incoming.finish().await.map_err(|error| trouble(&error))?;
    Ok((incoming, Facts { checksum, mime_type }))
}

/// Refuses an upload that is finished or too old.
fn open(state: &AppState, row: &upload::Model) -> Result<(), Problem> {
    if row.document_id.is_some() {
        return Err(Problem::conflict(refused::COMPLETED.code, refused::COMPLETED.template));
    }
    in_time(state, row)
}

/// A length that doesn't fit is refused before a byte is read.
fn check_announced(headers: &HeaderMap, size: u64) -> Result<(), Problem> {
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

/// Takes exactly `size` bytes, and no program, from a sender that is fast enough. Answers how the file
/// begins, in hexadecimal.
async fn fill(incoming: &mut Incoming, body: Body, size: u64, pace: Pace) -> Result<String, Problem> {
    let mut head = Vec::with_capacity(HEAD_BYTES);
    let mut chunks = body.into_data_stream();
    let (mut until, mut wanted) = (Instant::now() + pace.span, pace.least);
    loop {
        let chunk = match timeout_at(until, chunks.next()).await {
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
        if head.len() < HEAD_BYTES {
            head.extend(chunk.iter().take(HEAD_BYTES - head.len()));
            refuse_program(hex(&head))?;
        }
        incoming.write(&chunk).await.map_err(|error| trouble(&error))?;
    }
    if incoming.size() < size { Err(incomplete(incoming.size(), size)) } else { Ok(hex(&head)) }
}

fn hex(head: &[u8]) -> String {
    head.iter().fold(String::with_capacity(head.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn refuse_program(head: String) -> Result<(), Problem> {
    let violations = check_content(&FileHead { head });
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}

/// What a file's bytes tell about it.
pub(crate) struct Facts {
    /// The SHA-256 of the bytes, in hexadecimal.
    pub checksum: String,
    /// What kind of file it is.
    pub mime_type: &'static str,
}

/// Keeps the file, unless the upload was finished meanwhile.
async fn keep(
    state: &AppState,
    user_id: Uuid,
    upload_id: Uuid,
    incoming: Incoming,
    facts: Facts,
) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let row = own(&tx, user_id, upload_id).await?;
    open(state, &row)?;
    let key = row.id.to_string();
    let mut row: upload::ActiveModel = row.into();
    row.checksum = Set(Some(facts.checksum));
    row.mime_type = Set(facts.mime_type.to_owned());
    row.update(&tx).await?;
    incoming.keep(&key).await.map_err(|error| trouble(&error))?;
    tx.commit().await?;
    Ok(())
}

fn incomplete(came: u64, size: u64) -> Problem {
    let message =
        format!("Only {came} of {size} bytes arrived. Check your connection and send the file again.");
    Problem::unprocessable("upload-incomplete", message)
}

fn too_long() -> Problem {
    Problem::unprocessable(refused::LONGER.code, refused::LONGER.template)
}
