//! Opens stored files whose bytes are known to be those that were uploaded.

use std::{collections::HashSet, fmt::Write as _, io};

use axum::body::Bytes;
use chrono::Duration;
use futures_util::{Stream, stream};
use sea_orm::{ColumnTrait as _, DbErr, EntityTrait as _, QueryFilter as _, QuerySelect as _};
use sha2::{Digest as _, Sha256};
use shared_rules::documents::stored_files::file_check::VERIFIED_DAYS;
use tokio::io::AsyncReadExt as _;

use super::{
    super::super::storage_problem,
    record::{record_damaged, record_intact},
};
use crate::{
    entity::{document, file_integrity},
    http::Problem,
    state::AppState,
    storage::{StoreTrouble, StoredDocument},
};

/// Size of a read, in bytes.
const PIECE: usize = 256 * 1024;
/// Storage keys of one database query.
const KEYS: usize = 1_000;
/// The error of the operating system for a disk that can't be read.
const READ_ERROR: i32 = 5;

/// A stored file, and the size and checksum its bytes must have.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    /// The storage key of its bytes.
    pub key: String,
    /// The SHA-256 of the bytes, in hexadecimal.
    pub checksum: String,
    /// The number of bytes.
    pub size: u64,
}

impl From<&document::Model> for StoredFile {
    fn from(row: &document::Model) -> Self {
        Self {
            key: row.storage_key.clone(),
            checksum: row.checksum.clone(),
            size: u64::try_from(row.size).unwrap_or_default(),
        }
    }
}

/// Opens a file at its `first` byte. Its bytes are verified first, unless they were verified within [`VERIFIED_DAYS`].
///
/// # Errors
/// *Document damaged*; others when the store or the database fails.
pub(in crate::features::documents) async fn open_intact(
    state: &AppState,
    file: &StoredFile,
    first: u64,
) -> Result<StoredDocument, Problem> {
    if !is_intact(state, file).await.map_err(|error| storage_problem(&error))? {
        return Err(Problem::document_damaged());
    }
    match state.store.open_at(&file.key, first).await {
        Ok(stored) if stored.size() == file.size => Ok(stored),
        Err(error) if !is_damage(&error) => Err(storage_problem(&error)),
        Ok(_) | Err(_) => {
            record_damaged(state, &file.key).await?;
            Err(Problem::document_damaged())
        }
    }
}

/// Whether the bytes of a file are those that were uploaded. They are read, unless they were verified within
/// [`VERIFIED_DAYS`]; the outcome is recorded.
///
/// # Errors
/// When the store or the database fails.
pub(in crate::features::documents) async fn is_intact(
    state: &AppState,
    file: &StoredFile,
) -> io::Result<bool> {
    let known = verified_among(state, std::slice::from_ref(&file.key)).await.map_err(io::Error::other)?;
    if known.contains(&file.key) { Ok(true) } else { verify(state, file).await }
}

/// Returns the keys whose files were verified within [`VERIFIED_DAYS`].
///
/// # Errors
/// When the database can't answer.
pub(in crate::features::documents) async fn verified_among(
    state: &AppState,
    keys: &[String],
) -> Result<HashSet<String>, DbErr> {
    let oldest = state.clock.now() - Duration::days(VERIFIED_DAYS);
    let mut verified = HashSet::new();
    for some in keys.chunks(KEYS) {
        let known = file_integrity::Entity::find()
            .select_only()
            .column(file_integrity::Column::StorageKey)
            .filter(file_integrity::Column::StorageKey.is_in(some))
            .filter(file_integrity::Column::DamagedAt.is_null())
            .filter(file_integrity::Column::CheckedAt.gt(oldest));
        verified.extend(known.into_tuple::<String>().all(state.db.read()).await?);
    }
    Ok(verified)
}

/// Reads the bytes of a file and records whether they are those that were uploaded.
///
/// # Errors
/// When the store or the database fails.
pub(super) async fn verify(state: &AppState, file: &StoredFile) -> io::Result<bool> {
    let is_intact = match stored_checksum(state, file).await {
        Ok(checksum) => checksum.is_some_and(|checksum| checksum == file.checksum),
        Err(error) if is_damage(&error) => false,
        Err(error) => return Err(error),
    };
    let recorded = if is_intact {
        record_intact(state, &file.key).await
    } else {
        record_damaged(state, &file.key).await
    };
    recorded.map_err(io::Error::other)?;
    Ok(is_intact)
}

/// Returns the checksum of the stored bytes; none when their number differs.
async fn stored_checksum(state: &AppState, file: &StoredFile) -> io::Result<Option<String>> {
    let mut stored = state.store.open(&file.key).await?;
    if stored.size() != file.size {
        return Ok(None);
    }
    let (mut hash, mut piece) = (Sha256::new(), vec![0; PIECE]);
    loop {
        let count = stored.read(&mut piece).await?;
        match piece.get(..count) {
            None | Some([]) => return Ok(Some(hex(hash))),
            Some(bytes) => hash.update(bytes),
        }
    }
}

/// Returns all bytes of an opened file. The last bytes are sent only if all bytes are those that were uploaded;
/// otherwise reading fails and the damage is recorded.
pub(in crate::features::documents) fn read_intact(
    state: AppState,
    file: StoredFile,
    stored: StoredDocument,
) -> impl Stream<Item = io::Result<Bytes>> {
    let left = file.size;
    stream::try_unfold((state, file, stored, Sha256::new(), left), |reading| async move {
        let (state, file, mut stored, mut hash, left) = reading;
        if left == 0 {
            return Ok(None);
        }
        let most = usize::try_from(left).unwrap_or(PIECE).min(PIECE);
        let piece = next_piece(&mut stored, most).await.inspect(|bytes| hash.update(bytes));
        let left = piece.as_ref().map_or(left, |bytes| left.saturating_sub(bytes.len() as u64));
        let read = match piece {
            Ok(_) if left == 0 && hex(hash.clone()) != file.checksum => {
                Err(StoreTrouble::Damaged("its checksum differs").into())
            }
            read => read,
        };
        if read.as_ref().is_err_and(is_damage) {
            record_damaged(&state, &file.key).await.map_err(io::Error::other)?;
        }
        Ok(Some((read?, (state, file, stored, hash, left))))
    })
}

async fn next_piece(stored: &mut StoredDocument, most: usize) -> io::Result<Bytes> {
    let mut piece = vec![0; most];
    let count = stored.read(&mut piece).await?;
    if count == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    piece.truncate(count);
    Ok(piece.into())
}

/// Returns whether an error means that stored bytes are missing or changed, not that the store is unreachable.
fn is_damage(error: &io::Error) -> bool {
    let of_file = matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::UnexpectedEof);
    let of_store = matches!(StoreTrouble::of(error), Some(StoreTrouble::Damaged(_)));
    of_file || of_store || error.raw_os_error() == Some(READ_ERROR)
}

fn hex(hash: Sha256) -> String {
    hash.finalize().iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
