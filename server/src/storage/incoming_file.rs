//! Files being received, on the local disk. Each has a temporary name until it is complete and kept.

use std::{
    fmt::Write as _,
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use chrono::Duration;
use sha2::{Digest as _, Sha256};
use shared_rules::documents::program_detection::HEAD_BYTES;
use tokio::{
    fs,
    io::{AsyncWriteExt as _, BufWriter},
};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::{Store, current_senders::SenderRegistry, disk_reserve::SpaceClaim, layout};
use crate::{db::private_files, environment::forbid_in_transaction};

/// Bytes buffered before they are written.
const BUFFER: usize = 256 * 1024;

/// The folder where files wait until they are complete.
#[derive(Clone, Debug)]
pub(super) struct IncomingFolder {
    incoming: PathBuf,
    pub(super) senders: SenderRegistry,
}

impl IncomingFolder {
    pub(super) fn open(incoming: PathBuf) -> io::Result<Self> {
        private_files::folder(&incoming)?;
        Ok(Self { incoming, senders: SenderRegistry::default() })
    }

    /// Returns the path where a file that arrives in parts waits for the rest.
    pub(super) fn part_path(&self, key: &str) -> io::Result<PathBuf> {
        layout::check(key).map(|()| self.incoming.join(format!("part-{key}")))
    }

    /// Creates a new file.
    pub(super) async fn begin_new(&self) -> io::Result<(PathBuf, fs::File)> {
        let path = self.incoming.join(Uuid::now_v7().to_string());
        let mut private = fs::OpenOptions::new();
        private.write(true).create_new(true);
        #[cfg(unix)]
        private.mode(0o600);
        let file = private.open(&path).await?;
        Ok((path, file))
    }

    /// Deletes what has arrived of a file in parts.
    pub(super) async fn remove(&self, key: &str) -> io::Result<()> {
        self.senders.forget(key);
        match fs::remove_file(self.part_path(key)?).await {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    pub(super) async fn remove_abandoned(&self, age: Duration) -> io::Result<usize> {
        let oldest = age.to_std().ok().and_then(|age| SystemTime::now().checked_sub(age));
        let (mut files, mut swept) = (fs::read_dir(&self.incoming).await?, 0);
        while let Some(file) = files.next_entry().await? {
            // Gone in the meantime: it was kept.
            let Ok(facts) = file.metadata().await else { continue };
            let changed = facts.modified()?;
            if oldest.is_some_and(|oldest| changed <= oldest) && !is_held(&file.path()) {
                fs::remove_file(file.path()).await?;
                swept += 1;
            }
        }
        Ok(swept)
    }
}

/// Returns whether a sender is writing the file, or it is being stored, at this moment.
fn is_held(path: &Path) -> bool {
    std::fs::File::open(path)
        .is_ok_and(|file| matches!(file.try_lock(), Err(std::fs::TryLockError::WouldBlock)))
}

/// A file being received; its checksum and size are computed on the way. If it is dropped before it is kept, it is
/// deleted, unless it arrives in parts.
#[derive(Debug)]
pub struct IncomingFile {
    store: Store,
    path: PathBuf,
    file: BufWriter<fs::File>,
    hash: Sha256,
    size: u64,
    /// Its first bytes.
    head: Vec<u8>,
    kept: bool,
    /// The disk space that it may use.
    claim: SpaceClaim,
    /// For a file that arrives in parts: its key, and a token that is cancelled when another sender takes over.
    part: Option<(String, CancellationToken)>,
}

impl IncomingFile {
    /// Starts an empty file.
    pub(super) fn new(store: Store, path: PathBuf, file: fs::File, claim: SpaceClaim) -> Self {
        let (hash, head) = (Sha256::new(), Vec::new());
        let file = BufWriter::with_capacity(BUFFER, file);
        Self { store, path, file, hash, size: 0, head, kept: false, claim, part: None }
    }

    /// Continues a file that arrives in parts, with its checksum, size and head so far.
    pub(super) fn resume(
        store: Store,
        (key, path, stop): (String, PathBuf, CancellationToken),
        file: fs::File,
        (hash, size, head): (Sha256, u64, Vec<u8>),
        claim: SpaceClaim,
    ) -> Self {
        let file = BufWriter::with_capacity(BUFFER, file);
        Self { store, path, file, hash, size, head, kept: false, claim, part: Some((key, stop)) }
    }

    /// Writes the next bytes.
    ///
    /// # Errors
    /// When they can't be written.
    pub async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        forbid_in_transaction("storage");
        self.claim.claim_bytes(bytes.len() as u64).await?;
        self.file.write_all(bytes).await?;
        let missing = HEAD_BYTES.saturating_sub(self.head.len());
        self.head.extend(bytes.iter().take(missing));
        self.hash.update(bytes);
        self.size = self.size.saturating_add(bytes.len() as u64);
        Ok(())
    }

    /// Returns the first bytes, enough to detect the file type.
    #[must_use]
    pub fn head(&self) -> &[u8] {
        &self.head
    }

    /// Syncs the received bytes to disk.
    ///
    /// # Errors
    /// When it can't be written.
    pub async fn sync(&mut self) -> io::Result<()> {
        forbid_in_transaction("storage");
        self.file.flush().await?;
        self.file.get_ref().sync_data().await?;
        if let Some((key, _)) = &self.part {
            self.store.0.local.senders.remember(key, self.size, self.hash.clone());
        }
        Ok(())
    }

    /// Waits until another sender takes over this file; forever, if it doesn't arrive in parts.
    pub async fn wait_for_takeover(&self) {
        match &self.part {
            Some((_, stop)) => stop.cancelled().await,
            None => std::future::pending().await,
        }
    }

    /// Deletes the file.
    pub fn discard(mut self) {
        self.size = 0;
    }

    /// Returns how many bytes have arrived.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// Opens the received bytes for reading from the start; they are complete once the file is finished.
    ///
    /// # Errors
    /// When it can't be opened.
    pub async fn reopen(&self) -> io::Result<fs::File> {
        fs::File::open(&self.path).await
    }

    /// Syncs all bytes to disk, and returns their SHA-256 in hexadecimal.
    ///
    /// # Errors
    /// When they can't be written.
    pub async fn finish(&mut self) -> io::Result<String> {
        forbid_in_transaction("storage");
        self.file.flush().await?;
        self.file.get_ref().sync_all().await?;
        let digest = self.hash.clone().finalize();
        Ok(digest.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }

    /// Stores the finished file under `key`, which must be new, before any row refers to it. That takes time with a
    /// remote store, so no transaction should wait for it. Bytes without a row are swept.
    ///
    /// # Errors
    /// When it can't be stored. A file that arrived in parts then stays on the disk.
    pub async fn store_as(mut self, key: &str) -> io::Result<()> {
        let copy = self.store.claim_copy(self.claim.priority(), self.size).await?;
        self.store.put(self.path.clone(), self.size, key).await?;
        drop(copy);
        self.kept = true;
        // Unless the file itself was moved.
        let _ = fs::remove_file(&self.path).await;
        if let Some((part, _)) = &self.part {
            self.store.0.local.senders.forget(part);
        }
        Ok(())
    }
}

impl Drop for IncomingFile {
    fn drop(&mut self) {
        let stays = self.part.is_some() && self.size > 0;
        if !self.kept && !stays {
            // Best effort: files that remain are swept later.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt as _;

    use crate::{environment::StoreSettings, storage::Store};

    #[tokio::test]
    async fn dropped_file_is_deleted_and_keys_stay_inside_folder() {
        let folder = std::env::temp_dir().join(format!("loanroom-store-{}", uuid::Uuid::now_v7()));
        let store = Store::of(&StoreSettings::default(), &folder).unwrap();
        let mut incoming = store.receive().await.unwrap();
        incoming.write(b"half a fi").await.unwrap();
        drop(incoming);
        for key in ["../../etc/passwd", "", "a/b", "é", "."] {
            let mut incoming = store.receive().await.unwrap();
            incoming.finish().await.unwrap();
            assert!(incoming.store_as(key).await.is_err(), "{key}");
            assert!(store.open(key).await.is_err(), "{key}");
            assert!(store.remove(key).await.is_err(), "{key}");
        }
        let mut incoming = store.receive().await.unwrap();
        incoming.write(b"ab").await.unwrap();
        incoming.write(b"c").await.unwrap();
        let checksum = incoming.finish().await.unwrap();
        assert_eq!(checksum, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        incoming.store_as("0192-ab").await.unwrap();
        let mut text = String::new();
        store.open("0192-ab").await.unwrap().read_to_string(&mut text).await.unwrap();
        assert_eq!(text, "abc");
        assert_eq!(std::fs::read_dir(folder.join("documents/incoming")).unwrap().count(), 0);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
