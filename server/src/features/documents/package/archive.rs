//! An archive that is made while it is sent: at most one piece of it is in memory, and reading stops when the client
//! disconnects.

use std::{
    collections::{HashSet, VecDeque},
    io::{self, Write},
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::body::{Body, Bytes};
use chrono::{Datelike as _, NaiveDateTime, Timelike as _};
use futures_util::stream;
use shared_rules::documents::stored_files::file_check::FileCheckState;
use tokio::io::AsyncReadExt as _;
use zip::{
    CompressionMethod, ZipWriter,
    write::{SimpleFileOptions, StreamWriter},
};

use super::super::download::{
    CHUNK,
    integrity::{StoredFile, is_intact},
};
use crate::{state::AppState, storage::StoredDocument};

/// A file to pack.
pub(super) struct ArchiveEntry {
    /// Its path in the archive.
    pub path: String,
    /// Its date, in the downloader's time zone: archives store no zones.
    pub at: NaiveDateTime,
    /// Its content.
    pub content: EntryContent,
}

impl ArchiveEntry {
    /// Returns the key of the stored file.
    pub fn key(&self) -> Option<String> {
        match &self.content {
            EntryContent::Stored(file) => Some(file.key.clone()),
            EntryContent::Text(_) => None,
        }
    }
}

/// The content of an entry.
pub(super) enum EntryContent {
    /// A text.
    Text(String),
    /// The bytes of a stored file.
    Stored(StoredFile),
}

/// Returns the archive of these files as a response body; files whose keys are in `verified` aren't verified again, and
/// `at_end` runs once all of it has been read. A file that can't be read to its end breaks the body off, so that no
/// partial archive looks complete.
pub(super) fn archive_body(
    (state, verified): (AppState, HashSet<String>),
    entries: Vec<ArchiveEntry>,
    at_end: impl Future<Output = ()> + Send + 'static,
) -> Body {
    let out = ArchiveBuffer::default();
    let packer = ArchivePacker {
        zip: Some(ZipWriter::new_stream(out.clone())),
        out,
        state,
        verified,
        entries: entries.into(),
        file: None,
    };
    Body::from_stream(stream::try_unfold((packer, Box::pin(at_end)), |(mut packer, at_end)| async move {
        let piece =
            packer.next().await.inspect_err(|error| tracing::error!(%error, "sending a package failed"))?;
        if piece.is_empty() {
            at_end.await;
            return Ok::<_, io::Error>(None);
        }
        Ok(Some((piece, (packer, at_end))))
    }))
}

/// Output of the archive writer that hasn't been sent yet.
#[derive(Clone, Default)]
struct ArchiveBuffer(Arc<Mutex<Vec<u8>>>);

impl ArchiveBuffer {
    fn lock_buffer(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Write for ArchiveBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.lock_buffer().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A file being packed, and how many of its bytes remain.
struct OpenFile {
    file: StoredDocument,
    left: u64,
}

struct ArchivePacker {
    /// None once the archive is finished.
    zip: Option<ZipWriter<StreamWriter<ArchiveBuffer>>>,
    out: ArchiveBuffer,
    state: AppState,
    /// Keys of files whose bytes are known to be intact.
    verified: HashSet<String>,
    entries: VecDeque<ArchiveEntry>,
    file: Option<OpenFile>,
}

impl ArchivePacker {
    /// Returns the next piece; empty at the end.
    async fn next(&mut self) -> io::Result<Bytes> {
        while self.out.lock_buffer().len() < CHUNK && self.zip.is_some() {
            self.pack_more().await?;
        }
        Ok(mem::take(&mut *self.out.lock_buffer()).into())
    }

    /// Packs a little more: a piece of the open file, else the beginning of the next file, else the end.
    async fn pack_more(&mut self) -> io::Result<()> {
        let Some(mut zip) = self.zip.take() else { return Ok(()) };
        if let Some(open) = self.file.take_if(|open| open.left > 0) {
            self.file = Some(pack_piece(&mut zip, open).await?);
        } else if let Some(entry) = self.entries.pop_front() {
            self.file = start_entry(&mut zip, (&self.state, &self.verified), entry).await?;
        } else {
            zip.finish()?;
            return Ok(());
        }
        self.zip = Some(zip);
        Ok(())
    }
}

/// Starts a file; a text is packed whole. A damaged file is replaced by a text that reports it.
async fn start_entry(
    zip: &mut ZipWriter<StreamWriter<ArchiveBuffer>>,
    (state, verified): (&AppState, &HashSet<String>),
    entry: ArchiveEntry,
) -> io::Result<Option<OpenFile>> {
    match entry.content {
        EntryContent::Text(text) => pack_text(zip, entry.path, entry.at, &text)?,
        EntryContent::Stored(file) if verified.contains(&file.key) || is_intact(state, &file).await? => {
            let stored = state.store.open(&file.key).await?;
            let shrinks = !is_packed_already(&entry.path);
            zip.start_file(entry.path, entry_options(entry.at, file.size, shrinks))?;
            return Ok(Some(OpenFile { file: stored, left: file.size }));
        }
        EntryContent::Stored(_) => {
            let path = format!("{} is damaged.txt", entry.path);
            pack_text(zip, path, entry.at, FileCheckState::Damaged.message(true).unwrap_or_default())?;
        }
    }
    Ok(None)
}

fn pack_text(
    zip: &mut ZipWriter<StreamWriter<ArchiveBuffer>>,
    path: String,
    at: NaiveDateTime,
    text: &str,
) -> io::Result<()> {
    zip.start_file(path, entry_options(at, text.len() as u64, true))?;
    zip.write_all(text.as_bytes())
}

/// Packs the next piece of a file.
async fn pack_piece(
    zip: &mut ZipWriter<StreamWriter<ArchiveBuffer>>,
    mut open: OpenFile,
) -> io::Result<OpenFile> {
    let most = usize::try_from(open.left).unwrap_or(CHUNK).min(CHUNK);
    let mut piece = vec![0; most];
    let count = open.file.read(&mut piece).await?;
    if count == 0 {
        return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "a stored document is too short"));
    }
    piece.truncate(count);
    zip.write_all(&piece)?;
    open.left = open.left.saturating_sub(count as u64);
    Ok(open)
}

/// Returns the options of an entry. Sizes above four gigabytes need longer length fields.
fn entry_options(at: NaiveDateTime, size: u64, shrinks: bool) -> SimpleFileOptions {
    let method = if shrinks { CompressionMethod::Deflated } else { CompressionMethod::Stored };
    let options = SimpleFileOptions::default()
        .compression_method(method)
        .large_file(size >= u64::from(u32::MAX) / 2)
        .unix_permissions(0o644);
    match zip_time(at) {
        Some(time) => options.last_modified_time(time),
        None => options,
    }
}

fn zip_time(at: NaiveDateTime) -> Option<zip::DateTime> {
    let small = |number: u32| u8::try_from(number).ok();
    let year = u16::try_from(at.year()).ok()?;
    let (month, day) = (small(at.month())?, small(at.day())?);
    let (hour, minute, second) = (small(at.hour())?, small(at.minute())?, small(at.second())?);
    zip::DateTime::from_date_and_time(year, month, day, hour, minute, second).ok()
}

/// Returns whether compressing the file again would only cost time.
fn is_packed_already(path: &str) -> bool {
    let plain = ["txt", "csv", "json", "xml", "bmp", "tif", "tiff", "doc", "xls", "ppt"];
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    !plain.iter().any(|plain| extension.eq_ignore_ascii_case(plain))
}
