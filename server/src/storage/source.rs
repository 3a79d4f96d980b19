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
    bucket::Bucket,
    layout::Shape,
    sealed::{CHUNK, Chunks, HEAD, Key, SEALED_CHUNK, plain_size},
    trouble::StoreTrouble,
};

/// Chunks of 64 KiB fetched in one request.
const AT_ONCE: u64 = 32;

/// An object as it is stored.
pub(super) struct Source {
    from: From,
    size: u64,
}

enum From {
    File { file: fs::File, at: u64 },
    Object { bucket: Bucket, key: String, shape: Shape },
}

impl Source {
    pub const fn file(file: fs::File, size: u64) -> Self {
        Self { from: From::File { file, at: 0 }, size }
    }

    pub const fn object(bucket: Bucket, key: String, shape: Shape, size: u64) -> Self {
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
    pub async fn open(self, shape: Shape, first: u64, (keys, name): (&[Key], &str)) -> io::Result<Stored> {
        match (self, shape) {
            (Self { from: From::File { mut file, .. }, size }, Shape::Plain) => {
                if first > 0 {
                    file.seek(SeekFrom::Start(first)).await?;
                }
                Ok(Stored { size, bytes: Reading::File(file) })
            }
            (source, Shape::Plain) => {
                let end = source.size;
                Ok(Pieces { source, at: first, end, chunks: None }.stored())
            }
            (mut source, Shape::Sealed) => {
                let end = plain_size(source.size)?;
                let head = source.range(0, HEAD as u64).await?;
                let chunks = Some(Chunks::open_with(keys, &head, name)?);
                Ok(Pieces { source, at: first, end, chunks }.stored())
            }
        }
    }
}

/// A document read in pieces.
struct Pieces {
    source: Source,
    at: u64,
    end: u64,
    chunks: Option<Chunks>,
}

impl Pieces {
    fn stored(self) -> Stored {
        let size = self.end;
        let pieces = stream::try_unfold(self, |mut pieces| async move {
            let piece = pieces.next().await?;
            Ok::<_, io::Error>((!piece.is_empty()).then_some((piece, pieces)))
        });
        Stored { size, bytes: Reading::Pieces(Box::pin(StreamReader::new(pieces))) }
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
                opened(chunks, (first, self.end), &sealed)?.slice(skipped..)
            }
        };
        self.at = end;
        Ok(piece)
    }
}

fn opened(chunks: &Chunks, (first, size): (u64, u64), sealed: &[u8]) -> io::Result<Bytes> {
    let mut plain = Vec::with_capacity(sealed.len());
    let each = usize::try_from(SEALED_CHUNK).map_err(|_| StoreTrouble::Damaged("it can’t be read"))?;
    for (number, chunk) in (first..).zip(sealed.chunks(each)) {
        plain.extend(chunks.open(number, size, chunk)?);
    }
    Ok(plain.into())
}

/// The bytes of a document, to be read to the end or partly.
pub struct Stored {
    size: u64,
    bytes: Reading,
}

enum Reading {
    File(fs::File),
    Pieces(Pin<Box<dyn AsyncRead + Send>>),
}

impl Stored {
    /// Returns the size of the whole document in bytes.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }
}

impl AsyncRead for Stored {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match &mut self.get_mut().bytes {
            Reading::File(file) => Pin::new(file).poll_read(context, into),
            Reading::Pieces(pieces) => pieces.as_mut().poll_read(context, into),
        }
    }
}
