//! Documents from one place to another while people work: each is copied, read back and compared before it leaves the old
//! place. Interrupted, it is begun again, and goes on with what is left.

use std::{collections::HashMap, fmt::Write as _, io};

use futures_util::{StreamExt as _, stream::BoxStream};
use sha2::{Digest as _, Sha256};
use tokio::io::AsyncReadExt as _;

use super::{Listed, Shape, Store, Stored, UploadPriority};

/// Bytes read at once.
const PIECE: usize = 256 * 1024;

/// From where to where documents move.
pub struct Move {
    /// Where they are.
    pub from: Store,
    /// Where they are to be.
    pub to: Store,
    /// Whether they stay in the old place, too.
    pub leave: bool,
    /// How many at once.
    pub at_once: usize,
}

/// How far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Copied and found to be the same.
    pub copied: u64,
    /// Were in the new place already, the same.
    pub there: u64,
    /// Deleted while it went on.
    pub gone: u64,
    /// Couldn't be moved; they are where they were.
    pub failed: u64,
    /// The bytes of those that were copied.
    pub bytes: u64,
}

enum Outcome {
    Copied(u64),
    There,
    Gone,
}

impl Move {
    /// Everything in the old place.
    pub fn all(&self) -> BoxStream<'static, io::Result<Listed>> {
        let place = &self.from.0.place;
        place.list(Shape::Plain).chain(place.list(Shape::Sealed)).boxed()
    }

    /// Moves these; `known` has the SHA-256 that they are supposed to have, as far as somebody knows. What fails is said and
    /// left where it is.
    pub async fn these(&self, page: Vec<Listed>, known: &HashMap<String, String>, far: &mut Moved) {
        let moves = futures_util::stream::iter(page).map(|found| async move {
            let outcome = self.one(&found, known.get(&found.key)).await;
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
                    tracing::error!(key, %error, "a document wasn’t moved and is where it was");
                }
            }
        }
    }

    async fn one(&self, found: &Listed, known: Option<&String>) -> io::Result<Outcome> {
        let Some(here) = there_is(self.from.open(&found.key).await)? else { return Ok(Outcome::Gone) };
        let size = here.size();
        let mut outcome = Outcome::Copied(size);
        let checksum = if let Some(there) = there_is(self.to.open(&found.key).await)? {
            let (here, there) = (checksum_of(here).await?, checksum_of(there).await?);
            if here == there {
                outcome = Outcome::There;
                here
            } else {
                // Cut off in the middle, by whatever put it there.
                self.copy(&found.key, self.from.open(&found.key).await?, known).await?
            }
        } else {
            match self.copy(&found.key, here, known).await {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Outcome::Gone),
                copied => copied?,
            }
        };
        require_same(known, &checksum)?;
        if !self.leave {
            self.from.0.place.remove(&found.key, found.shape).await?;
        }
        Ok(outcome)
    }

    /// Copies it and reads it back.
    async fn copy(&self, key: &str, mut here: Stored, known: Option<&String>) -> io::Result<String> {
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
        incoming.keep(key).await?;
        let back = checksum_of(self.to.open(key).await?).await?;
        if back == checksum { Ok(checksum) } else { Err(differs()) }
    }
}

fn there_is(opened: io::Result<Stored>) -> io::Result<Option<Stored>> {
    match opened {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        opened => opened.map(Some),
    }
}

fn require_same(known: Option<&String>, checksum: &str) -> io::Result<()> {
    if known.is_none_or(|known| known == checksum) { Ok(()) } else { Err(differs()) }
}

fn differs() -> io::Error {
    super::StoreTrouble::Damaged("its SHA-256 isn’t what it was when it was uploaded").into()
}

async fn checksum_of(mut stored: Stored) -> io::Result<String> {
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
