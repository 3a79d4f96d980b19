//! A folder of files. A file being received has its own name until it is whole, so what has a key is
//! always whole.

use std::{
    fmt::Write as _,
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use chrono::Duration;
use sha2::{Digest as _, Sha256};
use shared_rules::documents::content::HEAD_BYTES;
use tokio::{
    fs,
    io::{AsyncWriteExt as _, BufWriter},
};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::senders::Senders;
use crate::db::private_files;

/// Bytes gathered before they are written.
const BUFFER: usize = 256 * 1024;

/// A folder of documents.
#[derive(Clone, Debug)]
pub struct Local {
    kept: PathBuf,
    incoming: PathBuf,
    pub(super) senders: Senders,
}

impl Local {
    pub(super) fn open(folder: &Path) -> io::Result<Self> {
        let (kept, incoming) = (folder.join("kept"), folder.join("incoming"));
        let local = Self { kept, incoming, senders: Senders::default() };
        private_files::folder(&local.kept)?;
        private_files::folder(&local.incoming)?;
        Ok(local)
    }

    /// Keys are ours alone, never something a person typed; still, none leaves the folder.
    fn path(&self, key: &str) -> io::Result<PathBuf> {
        let safe = !key.is_empty() && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if !safe {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a storage key"));
        }
        // Ids of one moment begin alike, so the last two digits spread them over folders.
        let (_, folder) = key.split_at(key.len().saturating_sub(2));
        Ok(self.kept.join(folder).join(key))
    }

    /// Where a file that comes in parts waits for the rest.
    pub(super) fn part(&self, key: &str) -> io::Result<PathBuf> {
        self.path(key).map(|_| self.incoming.join(format!("part-{key}")))
    }

    pub(super) async fn receive(&self) -> io::Result<Incoming> {
        let path = self.incoming.join(Uuid::now_v7().to_string());
        let mut private = fs::OpenOptions::new();
        private.write(true).create_new(true);
        #[cfg(unix)]
        private.mode(0o600);
        let file = BufWriter::with_capacity(BUFFER, private.open(&path).await?);
        let (store, hash, head) = (self.clone(), Sha256::new(), Vec::new());
        Ok(Incoming { store, path, file, hash, size: 0, head, kept: false, part: None })
    }

    pub(super) async fn read(&self, key: &str) -> io::Result<fs::File> {
        fs::File::open(self.path(key)?).await
    }

    pub(super) async fn remove(&self, key: &str) -> io::Result<()> {
        self.senders.forget(key);
        for path in [self.part(key)?, self.path(key)?] {
            match fs::remove_file(path).await {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) async fn sweep(&self, age: Duration) -> io::Result<usize> {
        let oldest = age.to_std().ok().and_then(|age| SystemTime::now().checked_sub(age));
        let (mut files, mut swept) = (fs::read_dir(&self.incoming).await?, 0);
        while let Some(file) = files.next_entry().await? {
            let changed = file.metadata().await?.modified()?;
            if oldest.is_some_and(|oldest| changed <= oldest) {
                fs::remove_file(file.path()).await?;
                swept += 1;
            }
        }
        Ok(swept)
    }
}

/// A file being received: its checksum and size are counted on the way. Dropped before it is kept, it
/// is gone, unless it comes in parts.
#[derive(Debug)]
pub struct Incoming {
    store: Local,
    path: PathBuf,
    file: BufWriter<fs::File>,
    hash: Sha256,
    size: u64,
    /// How it begins.
    head: Vec<u8>,
    kept: bool,
    /// It comes in parts: under which key, and what tells that somebody else goes on with it.
    part: Option<(String, CancellationToken)>,
}

impl Incoming {
    /// Goes on with a file that comes in parts: its checksum, size and head so far.
    pub(super) fn going_on(
        store: Local,
        (key, path, stop): (String, PathBuf, CancellationToken),
        file: fs::File,
        (hash, size, head): (Sha256, u64, Vec<u8>),
    ) -> Self {
        let file = BufWriter::with_capacity(BUFFER, file);
        Self { store, path, file, hash, size, head, kept: false, part: Some((key, stop)) }
    }

    /// Takes the next bytes.
    ///
    /// # Errors
    /// When they can't be written.
    pub async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes).await?;
        let missing = HEAD_BYTES.saturating_sub(self.head.len());
        self.head.extend(bytes.iter().take(missing));
        self.hash.update(bytes);
        self.size = self.size.saturating_add(bytes.len() as u64);
        Ok(())
    }

    /// How the file begins: as much as tells what it is.
    #[must_use]
    pub fn head(&self) -> &[u8] {
        &self.head
    }

    /// Makes sure that what came so far is on the disk.
    ///
    /// # Errors
    /// When it can't be written.
    pub async fn settle(&mut self) -> io::Result<()> {
        self.file.flush().await?;
        self.file.get_ref().sync_data().await?;
        if let Some((key, _)) = &self.part {
            self.store.senders.remember(key, self.size, self.hash.clone());
        }
        Ok(())
    }

    /// Waits until somebody else goes on with this file; for ever, if it doesn't come in parts.
    pub async fn taken_over(&self) {
        match &self.part {
            Some((_, stop)) => stop.cancelled().await,
            None => std::future::pending().await,
        }
    }

    /// Keeps nothing of it.
    pub fn discard(mut self) {
        self.size = 0;
    }

    /// How many bytes came so far.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// Makes sure that all bytes are on the disk, and answers their SHA-256 in hexadecimal.
    ///
    /// # Errors
    /// When they can't be written.
    pub async fn finish(&mut self) -> io::Result<String> {
        self.file.flush().await?;
        self.file.get_ref().sync_all().await?;
        let digest = self.hash.clone().finalize();
        Ok(digest.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }

    /// Keeps the file under `key`, in place of what was there.
    ///
    /// # Errors
    /// When it can't be moved there.
    pub async fn keep(mut self, key: &str) -> io::Result<()> {
        let path = self.store.path(key)?;
        if let Some(folder) = path.parent() {
            private_files::folder(folder)?;
        }
        fs::rename(&self.path, path).await?;
        self.kept = true;
        if let Some((key, _)) = &self.part {
            self.store.senders.forget(key);
        }
        Ok(())
    }
}

impl Drop for Incoming {
    fn drop(&mut self) {
        let stays = self.part.is_some() && self.size > 0;
        if !self.kept && !stays {
            // Best effort: what stays is swept later.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt as _;

    fn store() -> (Local, PathBuf) {
        let folder = std::env::temp_dir().join(format!("loanroom-store-{}", Uuid::now_v7()));
        (Local::open(&folder).unwrap(), folder)
    }

    #[tokio::test]
    async fn what_is_kept_can_be_read_and_removed() {
        let (store, folder) = store();
        let mut incoming = store.receive().await.unwrap();
        incoming.write(b"ab").await.unwrap();
        incoming.write(b"c").await.unwrap();
        assert_eq!(incoming.size(), 3);
        let checksum = incoming.finish().await.unwrap();
        assert_eq!(checksum, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        incoming.keep("0192-ab").await.unwrap();

        let mut text = String::new();
        store.read("0192-ab").await.unwrap().read_to_string(&mut text).await.unwrap();
        assert_eq!(text, "abc");
        store.remove("0192-ab").await.unwrap();
        store.remove("0192-ab").await.unwrap();
        assert!(store.read("0192-ab").await.is_err());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn what_is_not_kept_leaves_nothing() {
        let (store, folder) = store();
        let mut incoming = store.receive().await.unwrap();
        incoming.write(b"half a fi").await.unwrap();
        drop(incoming);
        assert_eq!(std::fs::read_dir(folder.join("incoming")).unwrap().count(), 0);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn no_key_leaves_the_folder() {
        let (store, folder) = store();
        for key in ["../../etc/passwd", "", "a/b", "é"] {
            assert!(store.read(key).await.is_err(), "{key}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
