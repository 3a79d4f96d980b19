//! A complete file on disk that is being stored, as it is or encrypted on the way.

use std::{io, path::PathBuf};

use axum::body::Bytes;
use tokio::{
    fs,
    io::{AsyncReadExt as _, AsyncWriteExt as _},
};
use uuid::Uuid;

use super::encrypted_object::{CHUNK, ChunkCipher, sealed_size};
use crate::db::private_files;

/// Bytes written in one piece.
const PIECE: usize = 1 << 20;

/// The content to store.
pub(super) struct ObjectInput {
    path: PathBuf,
    size: u64,
    /// None until the first bytes are read.
    file: Option<fs::File>,
    /// How many of the file's bytes have been read.
    read: u64,
    sealing: Option<SealState>,
    /// Bytes that are ready and haven't been requested yet.
    rest: Vec<u8>,
}

struct SealState {
    chunks: ChunkCipher,
    number: u64,
    ended: bool,
}

impl ObjectInput {
    /// Supplies a file of that size on disk.
    pub fn new(path: PathBuf, size: u64, chunks: Option<ChunkCipher>) -> Self {
        let rest = chunks.as_ref().map(|chunks| chunks.head().to_vec()).unwrap_or_default();
        let sealing = chunks.map(|chunks| SealState { chunks, number: 0, ended: false });
        Self { path, size, file: None, read: 0, sealing, rest }
    }

    /// Returns how many bytes will be stored.
    pub const fn stored_size(&self) -> u64 {
        if self.sealing.is_some() { sealed_size(self.size) } else { self.size }
    }

    /// Returns exactly `count` bytes; fewer only at the end, none after it.
    pub async fn next(&mut self, count: usize) -> io::Result<Bytes> {
        let mut bytes = std::mem::take(&mut self.rest);
        while bytes.len() < count && self.fill(&mut bytes, count).await? {}
        if bytes.len() > count {
            self.rest = bytes.split_off(count);
        }
        Ok(bytes.into())
    }

    /// Adds some bytes; false at the end.
    async fn fill(&mut self, bytes: &mut Vec<u8>, count: usize) -> io::Result<bool> {
        let left = self.size.saturating_sub(self.read);
        let Some(sealing) = &self.sealing else {
            let wanted = left.min(count.saturating_sub(bytes.len()) as u64);
            let piece = self.piece(wanted).await?;
            bytes.extend_from_slice(&piece);
            return Ok(wanted > 0);
        };
        if sealing.ended {
            return Ok(false);
        }
        let piece = self.piece(left.min(CHUNK)).await?;
        let Some(sealing) = &mut self.sealing else { return Ok(false) };
        bytes.extend(sealing.chunks.seal(sealing.number, self.size, &piece)?);
        sealing.number += 1;
        sealing.ended = self.read >= self.size;
        Ok(true)
    }

    async fn piece(&mut self, count: u64) -> io::Result<Vec<u8>> {
        let file = match &mut self.file {
            Some(file) => file,
            None => self.file.insert(fs::File::open(&self.path).await?),
        };
        let mut piece = vec![0; usize::try_from(count).map_err(|_| io::ErrorKind::InvalidInput)?];
        file.read_exact(&mut piece).await?;
        self.read += count;
        Ok(piece)
    }

    /// Writes the content to a synced file next to the original.
    pub async fn into_file(mut self) -> io::Result<PathBuf> {
        if self.sealing.is_none() {
            return Ok(self.path);
        }
        let path = self.path.with_file_name(Uuid::now_v7().to_string());
        let made = self.write(&path).await;
        if made.is_err() {
            let _ = fs::remove_file(&path).await;
        }
        made.map(|()| path)
    }

    async fn write(&mut self, path: &std::path::Path) -> io::Result<()> {
        let mut file = fs::File::from_std(private_files::open(path)?);
        loop {
            let bytes = self.next(PIECE).await?;
            if bytes.is_empty() {
                file.flush().await?;
                return file.sync_all().await;
            }
            file.write_all(&bytes).await?;
        }
    }
}
