//! Moves documents from one store to another during operation: each is copied, read back and compared before it is
//! removed from the old store. If interrupted, the move is started again and continues with the rest.

use std::{collections::HashMap, fmt::Write as _, io};

use futures_util::{StreamExt as _, stream::BoxStream};
use sha2::{Digest as _, Sha256};
use tokio::io::AsyncReadExt as _;

use super::{ListedObject, ObjectShape, Store, StoredDocument, UploadPriority};

/// Bytes read in one piece.
const PIECE: usize = 256 * 1024;

/// A move of documents between two stores.
pub struct StoreMove {
    /// The old store.
    pub from: Store,
    /// The new store.
    pub to: Store,
    /// Whether the documents also stay in the old store.
    pub leave: bool,
    /// How many documents are moved concurrently.
    pub at_once: usize,
}

/// The progress of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveProgress {
    /// Documents copied and verified.
    pub copied: u64,
    /// Documents that were already in the new store, identical.
    pub there: u64,
    /// Documents deleted in the meantime.
    pub gone: u64,
    /// Documents that couldn't be moved; they stay where they were.
    pub failed: u64,
    /// The bytes of the copied documents.
    pub bytes: u64,
}

enum Outcome {
    Copied(u64),
    There,
    Gone,
}

impl StoreMove {
    /// Lists everything in the old store.
    pub fn list_objects(&self) -> BoxStream<'static, io::Result<ListedObject>> {
        let backend = &self.from.0.backend;
        backend.list(ObjectShape::Plain).chain(backend.list(ObjectShape::Sealed)).boxed()
    }

    /// Moves these; `known` has their expected SHA-256, if known. Failures are logged, and the document stays where it
    /// is.
    pub async fn move_page(
        &self,
        page: Vec<ListedObject>,
        known: &HashMap<String, String>,
        far: &mut MoveProgress,
    ) {
        let moves = futures_util::stream::iter(page).map(|found| async move {
            let outcome = self.move_one(&found, known.get(&found.key)).await;
            (found.key, outcome)
        });
        let mut moves = moves.buffer_unordered(self.at_once.max(1));
        while let Some((key, outcome)) = moves.next().await {
            match outcome {
                Ok(Outcome::Copied(bytes)) => {
                    far.copied += 1;
                    far.bytes += bytes;
                }
                Ok(Outcome::There) => far.there += 1,
                Ok(Outcome::Gone) => far.gone += 1,
                Err(error) => {
                    far.failed += 1;
                    tracing::error!(key, %error, "a document couldn’t be moved and stays where it is");
                }
            }
        }
    }

    async fn move_one(&self, found: &ListedObject, known: Option<&String>) -> io::Result<Outcome> {
        let Some(here) = existing(self.from.open(&found.key).await)? else { return Ok(Outcome::Gone) };
        let size = here.size();
        let mut outcome = Outcome::Copied(size);
        let checksum = if let Some(there) = existing(self.to.open(&found.key).await)? {
            let (here, there) = (checksum_of(here).await?, checksum_of(there).await?);
            if here == there {
                outcome = Outcome::There;
                here
            } else {
                // Truncated by whatever wrote it there.
                self.copy_and_verify(&found.key, self.from.open(&found.key).await?, known).await?
            }
        } else {
            match self.copy_and_verify(&found.key, here, known).await {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Outcome::Gone),
                copied => copied?,
            }
        };
        require_same(known, &checksum)?;
        if !self.leave {
            self.from.0.backend.remove(&found.key, found.shape).await?;
        }
        Ok(outcome)
    }

    /// Copies a document and reads it back.
    async fn copy_and_verify(
        &self,
        key: &str,
        mut here: StoredDocument,
        known: Option<&String>,
    ) -> io::Result<String> {
        let mut incoming = self.to.receive_as(UploadPriority::Maintenance, 0).await?;
        let mut piece = vec![0; PIECE];
        loop {
            let count = here.read(&mut piece).await?;
            if count == 0 {
                break;
            }
            incoming.write(piece.get(..count).unwrap_or_default()).await?;
        }
        let checksum = incoming.finish().await?;
        require_same(known, &checksum)?;
        incoming.store_as(key).await?;
        let back = checksum_of(self.to.open(key).await?).await?;
        if back == checksum { Ok(checksum) } else { Err(differs_error()) }
    }
}

fn existing(opened: io::Result<StoredDocument>) -> io::Result<Option<StoredDocument>> {
    match opened {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        opened => opened.map(Some),
    }
}

fn require_same(known: Option<&String>, checksum: &str) -> io::Result<()> {
    if known.is_none_or(|known| known == checksum) { Ok(()) } else { Err(differs_error()) }
}

fn differs_error() -> io::Error {
    super::StoreTrouble::Damaged("its SHA-256 isn’t what it was when it was uploaded").into()
}

async fn checksum_of(mut stored: StoredDocument) -> io::Result<String> {
    let (mut hash, mut piece) = (Sha256::new(), vec![0; PIECE]);
    loop {
        let count = stored.read(&mut piece).await?;
        if count == 0 {
            break;
        }
        hash.update(piece.get(..count).unwrap_or_default());
    }
    Ok(hash.finalize().iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    }))
}
