//! A stored object that is being read, in any backend: any range of it, with no more than that in memory.

use std::{
    io::{self, SeekFrom},
    pin::Pin,
    task::{Context, Poll},
};

use axum::body::Bytes;
use futures_util::stream;
use tokio::{
    fs,
    io::{AsyncRead, AsyncReadExt as _, AsyncSeekExt as _, ReadBuf},
};
use tokio_util::io::StreamReader;

use super::{
    bucket::BucketBackend,
    encrypted_object::{CHUNK, ChunkCipher, DocumentKey, HEAD, SEALED_CHUNK, plain_size},
    errors::StoreTrouble,
    layout::ObjectShape,
};

/// Chunks of 64 KiB fetched in one request.
const AT_ONCE: u64 = 32;

/// An object as it is stored.
pub(super) struct ObjectSource {
    from: From,
    size: u64,
}

enum From {
    File { file: fs::File, at: u64 },
    Object { bucket: BucketBackend, key: String, shape: ObjectShape },
}

impl ObjectSource {
    pub const fn file(file: fs::File, size: u64) -> Self {
        Self { from: From::File { file, at: 0 }, size }
    }

    pub const fn object(bucket: BucketBackend, key: String, shape: ObjectShape, size: u64) -> Self {
        Self { from: From::Object { bucket, key, shape }, size }
    }

    async fn range(&mut self, first: u64, count: u64) -> io::Result<Bytes> {
        let count = usize::try_from(count).map_err(|_| io::ErrorKind::InvalidInput)?;
        match &mut self.from {
            From::Object { bucket, key, shape } => bucket.range(key, *shape, first, count).await,
            From::File { file, at } => {
                if *at != first {
                    file.seek(SeekFrom::Start(first)).await?;
                }
                let mut bytes = vec![0; count];
                file.read_exact(&mut bytes).await?;
                *at = first.saturating_add(count as u64);
                Ok(bytes.into())
            }
        }
    }

    /// Opens the document in it from its `first` byte on.
    pub async fn open(
        self,
        shape: ObjectShape,
        first: u64,
        (keys, name): (&[DocumentKey], &str),
    ) -> io::Result<StoredDocument> {
        match (self, shape) {
            (Self { from: From::File { mut file, .. }, size }, ObjectShape::Plain) => {
                if first > 0 {
                    file.seek(SeekFrom::Start(first)).await?;
                }
                Ok(StoredDocument { size, bytes: ReadState::File(file) })
            }
            (source, ObjectShape::Plain) => {
                let end = source.size;
                Ok(PieceReader { source, at: first, end, chunks: None }.stored())
            }
            (mut source, ObjectShape::Sealed) => {
                let end = plain_size(source.size)?;
                let head = source.range(0, HEAD as u64).await?;
                let chunks = Some(ChunkCipher::open_with(keys, &head, name)?);
                Ok(PieceReader { source, at: first, end, chunks }.stored())
            }
        }
    }
}

/// A document read in pieces.
struct PieceReader {
    source: ObjectSource,
    at: u64,
    end: u64,
    chunks: Option<ChunkCipher>,
}

impl PieceReader {
    fn stored(self) -> StoredDocument {
        let size = self.end;
        let pieces = stream::try_unfold(self, |mut pieces| async move {
            let piece = pieces.next().await?;
            Ok::<_, io::Error>((!piece.is_empty()).then_some((piece, pieces)))
        });
        StoredDocument { size, bytes: ReadState::Pieces(Box::pin(StreamReader::new(pieces))) }
    }

    async fn next(&mut self) -> io::Result<Bytes> {
        let first = self.at / CHUNK;
        let end = self.end.min((first + AT_ONCE) * CHUNK);
        if self.at >= self.end {
            return Ok(Bytes::new());
        }
        let piece = match &self.chunks {
            None => self.source.range(self.at, end - self.at).await?,
            Some(chunks) => {
                let count = (end - first * CHUNK).div_ceil(CHUNK);
                let from = HEAD as u64 + first * SEALED_CHUNK;
                let until = (from + count * SEALED_CHUNK).min(self.source.size);
                let sealed = self.source.range(from, until - from).await?;
                let skipped = usize::try_from(self.at % CHUNK).unwrap_or_default();
                decrypt_chunks(chunks, (first, self.end), &sealed)?.slice(skipped..)
            }
        };
        self.at = end;
        Ok(piece)
    }
}

fn decrypt_chunks(chunks: &ChunkCipher, (first, size): (u64, u64), sealed: &[u8]) -> io::Result<Bytes> {
    let mut plain = Vec::with_capacity(sealed.len());
    let each = usize::try_from(SEALED_CHUNK).map_err(|_| StoreTrouble::Damaged("it can’t be read"))?;
    for (number, chunk) in (first..).zip(sealed.chunks(each)) {
        plain.extend(chunks.open(number, size, chunk)?);
    }
    Ok(plain.into())
}

/// The bytes of a document, to be read to the end or partly.
pub struct StoredDocument {
    size: u64,
    bytes: ReadState,
}

enum ReadState {
    File(fs::File),
    Pieces(Pin<Box<dyn AsyncRead + Send>>),
}

impl StoredDocument {
    /// Returns the size of the whole document in bytes.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }
}

impl AsyncRead for StoredDocument {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match &mut self.get_mut().bytes {
            ReadState::File(file) => Pin::new(file).poll_read(context, into),
            ReadState::Pieces(pieces) => pieces.as_mut().poll_read(context, into),
        }
    }
}
