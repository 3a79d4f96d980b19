//! Where the bytes of documents are: a folder of this machine. Everything else sees a [`Store`], so that
//! another kind of store is one more arm in this folder.

mod local;
mod resuming;
mod senders;

pub use local::{Incoming, Local};
pub use resuming::Slot;

use std::{io, path::Path};

use chrono::Duration;

/// A place for the bytes of documents. Cheap to clone.
#[derive(Clone, Debug)]
pub enum Store {
    /// A folder.
    Local(Local),
}

impl Store {
    /// The store in `documents` under the data folder, made if need be.
    ///
    /// # Errors
    /// When the folder can't be made.
    pub fn in_folder(data: &Path) -> io::Result<Self> {
        Local::open(&data.join("documents")).map(Self::Local)
    }

    /// What a client is told about where it uploads to.
    #[must_use]
    pub const fn provider_type(&self) -> &'static str {
        match self {
            Self::Local(_) => "LOCAL",
        }
    }

    /// Begins to receive a file. Nothing is kept until it is [kept](Incoming::keep).
    ///
    /// # Errors
    /// When the store can't be written.
    pub async fn receive(&self) -> io::Result<Incoming> {
        match self {
            Self::Local(local) => local.receive().await,
        }
    }

    /// Begins or goes on to receive the file of `key`, which comes in parts. Whoever sends it now is stopped; nothing when
    /// they don't stop, or somebody else takes over.
    ///
    /// # Errors
    /// When the store can't be written.
    pub async fn begin(&self, key: &str) -> io::Result<Option<Slot>> {
        match self {
            Self::Local(local) => local.begin(key).await,
        }
    }

    /// The bytes of `key`.
    ///
    /// # Errors
    /// When they are not there or can't be read.
    pub async fn open(&self, key: &str) -> io::Result<tokio::fs::File> {
        match self {
            Self::Local(local) => local.read(key).await,
        }
    }

    /// Removes the bytes of `key`; having none is fine.
    ///
    /// # Errors
    /// When they can't be removed.
    pub async fn remove(&self, key: &str) -> io::Result<()> {
        match self {
            Self::Local(local) => local.remove(key).await,
        }
    }

    /// Writes something and forgets it: whether files can be kept.
    ///
    /// # Errors
    /// When they can't.
    pub async fn probe(&self, bytes: &[u8]) -> io::Result<()> {
        let mut incoming = self.receive().await?;
        incoming.write(bytes).await?;
        incoming.finish().await.map(|_| ())
    }

    /// Removes what was begun and never kept, after `age`. Answers how many.
    ///
    /// # Errors
    /// When the store can't be read.
    pub async fn sweep(&self, age: Duration) -> io::Result<usize> {
        match self {
            Self::Local(local) => local.sweep(age).await,
        }
    }
}
