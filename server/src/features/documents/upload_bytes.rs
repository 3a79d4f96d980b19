//! The second step of an upload: its bytes, whole or in parts. Bytes that arrived before an interruption are kept, the
//! server reports how many, and the sender continues from there.

use axum::{
    body::Body,
    http::{HeaderMap, header},
};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait as _};
use shared_rules::text::refused;
use uuid::Uuid;

use super::{
    dto::{UploadProgress, received_bytes},
    receive_bytes::{
        FileFacts, ProgressRecorder, check_announced, concurrent_sender, finish_file, receive_body,
        record_progress,
    },
    scan::refuse_hidden_program,
    storage_problem,
    uploads::{OnUpload, load_own_upload, require_not_expired},
};
use crate::{
    access::{SignedIn, load_loan_member},
    entity::upload,
    http::Problem,
    state::AppState,
    storage::workers::{WorkOwner, WorkPerson, WorkSource},
    storage::{IncomingFile, UploadSlot},
};

/// The bytes of a file that a request sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UploadRange {
    /// All of them, whatever has already arrived.
    Whole,
    /// From the first (inclusive) to the last (exclusive) offset.
    Between(u64, u64),
}

/// Returns the progress of an upload.
pub(super) async fn progress(
    state: &AppState,
    signed_in: SignedIn,
    on: OnUpload,
) -> Result<UploadProgress, Problem> {
    let row = load_own_upload(state.db.read(), signed_in.user.id, on.upload_id).await?;
    load_loan_member(state, signed_in, row.loan_id).await?;
    if row.document_id.is_none() {
        require_not_expired(state, &row)?;
    }
    Ok(UploadProgress::of(&row))
}

/// Cancels an upload; nothing of it is kept.
pub(super) async fn cancel(state: &AppState, signed_in: SignedIn, on: OnUpload) -> Result<(), Problem> {
    let user_id = signed_in.user.id;
    let row = load_own_upload(state.db.read(), user_id, on.upload_id).await?;
    load_loan_member(state, signed_in, row.loan_id).await?;
    let tx = state.db.write().await?;
    let row = load_own_upload(&tx, user_id, on.upload_id).await?;
    require_incomplete(&row)?;
    upload::Entity::delete_by_id(row.id).exec(&tx).await?;
    tx.commit().await?;
    for key in upload_keys(&row) {
        state.store.remove(&key).await.map_err(|error| storage_problem(&error))?;
    }
    Ok(())
}

/// Receives bytes of a file; returns how many have arrived then.
pub(super) async fn receive(
    state: &AppState,
    signed_in: SignedIn,
    on: OnUpload,
    headers: HeaderMap,
    body: Body,
) -> Result<u64, Problem> {
    let user_id = signed_in.user.id;
    let row = load_own_upload(state.db.read(), user_id, on.upload_id).await?;
    load_loan_member(state, signed_in, row.loan_id).await?;
    require_open(state, &row)?;
    let size = size_of(&row);
    let part = parse_content_range(&headers, size)?;
    let length = if let UploadRange::Between(first, end) = part { end.saturating_sub(first) } else { size };
    check_announced(&headers, length)?;
    // Outlives the connection, so that bytes received before an interruption are recorded.
    let state = state.clone();
    let bringing = async move { receive_part(&state, (user_id, on.upload_id), part, body).await };
    tokio::spawn(bringing).await.unwrap_or_else(|error| {
        tracing::error!(%error, "receiving a file failed");
        Err(Problem::internal())
    })
}

async fn receive_part(
    state: &AppState,
    (user_id, id): (Uuid, Uuid),
    part: UploadRange,
    body: Body,
) -> Result<u64, Problem> {
    let slot = state.store.begin(&id.to_string()).await.map_err(|error| storage_problem(&error))?;
    let slot = slot.ok_or_else(concurrent_sender)?;
    // The previous sender has recorded its progress by now.
    let (row, from, end) = match locate_part(state, (user_id, id), part).await {
        Ok(found) => found,
        Err(problem) => {
            slot.leave().await.map_err(|error| storage_problem(&error))?;
            return Err(problem);
        }
    };
    let mut incoming = open_for_append(state, slot, row.clone(), (from, end)).await?;
    let recorder = ProgressRecorder { state, upload: Some(id) };
    match receive_body(&mut incoming, body, end, &recorder).await {
        Ok(()) if incoming.size() < size_of(&row) => {
            recorder.sync_and_record(&mut incoming).await?;
            Ok(incoming.size())
        }
        Ok(()) => store_checked(&recorder, (user_id, id), row, incoming).await.map(|()| end),
        Err(problem) => {
            record_interruption(&recorder, incoming, &problem).await;
            Err(problem)
        }
    }
}

/// Checks and stores a complete file.
async fn store_checked(
    recorder: &ProgressRecorder<'_>,
    (user_id, id): (Uuid, Uuid),
    row: upload::Model,
    mut incoming: IncomingFile,
) -> Result<(), Problem> {
    let (state, end) = (recorder.state, incoming.size());
    let source = WorkSource { place: WorkOwner::Loan(row.loan_id), person: WorkPerson::User(user_id) };
    match finish_checked(state, source, &mut incoming, row.name).await {
        Ok(facts) => store(state, (user_id, id), incoming, facts).await,
        Err(problem) => {
            // When all workers are busy, sending the last byte again retries.
            record_interruption(recorder, incoming, &problem).await;
            if !is_about_content(&problem) {
                record_progress(state, id, end.saturating_sub(1)).await?;
            }
            Err(problem)
        }
    }
}

/// Completes a received file; one that contains an executable is refused.
async fn finish_checked(
    state: &AppState,
    source: WorkSource,
    incoming: &mut IncomingFile,
    name: String,
) -> Result<FileFacts, Problem> {
    let facts = finish_file(incoming, name).await?;
    refuse_hidden_program(state, source, incoming, facts.mime_type).await?;
    Ok(facts)
}

/// Returns the upload and the range of its bytes, if they continue where the stored ones end.
async fn locate_part(
    state: &AppState,
    (user_id, id): (Uuid, Uuid),
    part: UploadRange,
) -> Result<(upload::Model, u64, u64), Problem> {
    let row = load_own_upload(state.db.read(), user_id, id).await?;
    require_open(state, &row)?;
    let (from, end) = match part {
        UploadRange::Whole => (0, size_of(&row)),
        UploadRange::Between(first, _) if first != received_bytes(&row) => return Err(wrong_offset(&row)),
        UploadRange::Between(first, end) => (first, end),
    };
    Ok((row, from, end))
}

/// Records what arrived before the problem, or nothing if continuing is pointless.
async fn record_interruption(recorder: &ProgressRecorder<'_>, mut incoming: IncomingFile, problem: &Problem) {
    let noted = if is_about_content(problem) {
        let nothing = recorder.record_nothing().await;
        incoming.discard();
        nothing
    } else {
        recorder.sync_and_record(&mut incoming).await
    };
    if let Err(error) = noted {
        tracing::warn!(?error, "the progress of an upload couldn’t be recorded");
    }
}

/// Opens the file for the bytes that begin at `from`.
async fn open_for_append(
    state: &AppState,
    slot: UploadSlot,
    row: upload::Model,
    (from, end): (u64, u64),
) -> Result<IncomingFile, Problem> {
    if from < u64::try_from(row.received).unwrap_or_default() {
        record_progress(state, row.id, from).await?;
    }
    match slot.resume(from, end.saturating_sub(from)).await {
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
            record_progress(state, row.id, 0).await?;
            Err(wrong_offset(&upload::Model { received: 0, ..row }))
        }
        Err(error) => Err(storage_problem(&error)),
        Ok(incoming) => Ok(incoming),
    }
}

/// Moves the file to the document store and records its key, unless the upload was completed in the meantime.
async fn store(
    state: &AppState,
    (user_id, id): (Uuid, Uuid),
    incoming: IncomingFile,
    facts: FileFacts,
) -> Result<(), Problem> {
    let (key, size) = (Uuid::now_v7().to_string(), incoming.size());
    if let Err(error) = incoming.store_as(&key).await {
        // The whole file waits here. Sending the last byte again retries.
        record_progress(state, id, size.saturating_sub(1)).await?;
        return Err(storage_problem(&error));
    }
    // On failure, the key may have been recorded after all; bytes without a row are swept.
    let stale = record_key(state, (user_id, id), key, facts).await?;
    if let Some(stale) = stale
        && let Err(error) = state.store.remove(&stale).await
    {
        tracing::warn!(%error, stale, "replaced bytes couldn’t be removed and will be swept");
    }
    Ok(())
}

/// Records the storage key of an upload; returns the key that it replaces.
async fn record_key(
    state: &AppState,
    (user_id, id): (Uuid, Uuid),
    key: String,
    facts: FileFacts,
) -> Result<Option<String>, Problem> {
    let tx = state.db.write().await?;
    let row = load_own_upload(&tx, user_id, id).await?;
    require_open(state, &row)?;
    let (before, size) = (row.storage_key.clone(), row.size);
    let mut row: upload::ActiveModel = row.into();
    row.checksum = Set(Some(facts.checksum));
    row.mime_type = Set(facts.mime_type.to_owned());
    row.received = Set(size);
    row.storage_key = Set(Some(key));
    row.update(&tx).await?;
    tx.commit().await?;
    Ok(before)
}

/// Returns the keys under which bytes of an upload may be stored: of its parts, and of the whole.
pub(super) fn upload_keys(row: &upload::Model) -> impl Iterator<Item = String> {
    [row.id.to_string()].into_iter().chain(row.storage_key.clone())
}

fn size_of(row: &upload::Model) -> u64 {
    u64::try_from(row.size).unwrap_or_default()
}

/// Refuses an upload that is completed or expired.
fn require_open(state: &AppState, row: &upload::Model) -> Result<(), Problem> {
    require_incomplete(row)?;
    require_not_expired(state, row)
}

fn require_incomplete(row: &upload::Model) -> Result<(), Problem> {
    if row.document_id.is_none() {
        return Ok(());
    }
    Err(Problem::conflict(refused::COMPLETED.code, refused::COMPLETED.template))
}

/// The part doesn't begin where the stored bytes end.
fn wrong_offset(row: &upload::Model) -> Problem {
    let (received, size) = (received_bytes(row).to_string(), row.size.to_string());
    let words = refused::ELSEWHERE.fill(&[("received", &received), ("size", &size)]);
    Problem::conflict(refused::ELSEWHERE.code, words).with_current(UploadProgress::of(row))
}

/// Returns whether the bytes themselves are wrong, so that continuing is pointless.
fn is_about_content(problem: &Problem) -> bool {
    !problem.violations().is_empty() || problem.code() == refused::LONGER.code
}

/// Returns the part that the `Content-Range` header names (RFC 9110, §14.4); without it, the whole.
fn parse_content_range(headers: &HeaderMap, size: u64) -> Result<UploadRange, Problem> {
    let Some(said) = headers.get(header::CONTENT_RANGE) else { return Ok(UploadRange::Whole) };
    let read = || {
        let (between, of) = said.to_str().ok()?.trim().strip_prefix("bytes ")?.split_once('/')?;
        let (first, last) = between.split_once('-')?;
        Some((first.parse::<u64>().ok()?, last.parse::<u64>().ok()?, of.parse::<u64>().ok()?))
    };
    match read() {
        Some((_, last, of)) if of > size || last >= size => {
            Err(Problem::unprocessable(refused::LONGER.code, refused::LONGER.template))
        }
        Some((first, last, of)) if of == size && first <= last => Ok(UploadRange::Between(first, last + 1)),
        _ => Err(Problem::malformed("Content-Range", "it must look like “bytes 0-99/100”")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_only_valid_content_ranges() {
        let read = |said: &str| {
            parse_content_range(&HeaderMap::from_iter([(header::CONTENT_RANGE, said.parse().unwrap())]), 100)
        };
        assert_eq!(parse_content_range(&HeaderMap::new(), 100).unwrap(), UploadRange::Whole);
        assert_eq!(read("bytes 0-99/100").unwrap(), UploadRange::Between(0, 100));
        assert_eq!(read("bytes 40-40/100").unwrap(), UploadRange::Between(40, 41));
        let wrong = ["bytes 0-100/100", "bytes 0-99/101", "bytes 9-8/100", "bytes 0-9/99", "bytes */100"];
        for said in wrong.into_iter().chain(["bytes 0-9/*", "bytes -9/100", "0-9/100", "bytes=0-9/100", ""]) {
            assert!(read(said).is_err(), "{said}");
        }
        assert!(read("bytes 0-18446744073709551615/18446744073709551615").is_err());
    }
}
