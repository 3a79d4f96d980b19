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
use tokio::{
    fs,
    io::{AsyncWriteExt as _, BufWriter},
};
use uuid::Uuid;

use crate::db::private_files;

/// Bytes gathered before they are written.
const BUFFER: usize = 256 * 1024;

/// A folder of documents.
#[derive(Clone, Debug)]
pub struct Local {
    kept: PathBuf,
    incoming: PathBuf,
}

impl Local {
    pub(super) fn open(folder: &Path) -> io::Result<Self> {
        let local = Self { kept: folder.join("kept"), incoming: folder.join("incoming") };
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

    pub(super) async fn receive(&self) -> io::Result<Incoming> {
        let path = self.incoming.join(Uuid::now_v7().to_string());
        let mut private = fs::OpenOptions::new();
        private.write(true).create_new(true);
        #[cfg(unix)]
        private.mode(0o600);
        let file = BufWriter::with_capacity(BUFFER, private.open(&path).await?);
        Ok(Incoming { store: self.clone(), path, file, hash: Sha256::new(), size: 0, kept: false })
    }

    pub(super) async fn read(&self, key: &str) -> io::Result<fs::File> {
        fs::File::open(self.path(key)?).await
    }

    pub(super) async fn remove(&self, key: &str) -> io::Result<()> {
        match fs::remove_file(self.path(key)?).await {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
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
/// is gone.
#[derive(Debug)]
pub struct Incoming {
    store: Local,
    path: PathBuf,
    file: BufWriter<fs::File>,
    hash: Sha256,
    size: u64,
    kept: bool,
}

impl Incoming {
    /// Takes the next bytes.
    ///
    /// # Errors
    /// When they can't be written.
    pub async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hash.update(bytes);
        self.size = self.size.saturating_add(bytes.len() as u64);
        self.file.write_all(bytes).await
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
        Ok(())
    }
}

impl Drop for Incoming {
    fn drop(&mut self) {
        if !self.kept {
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
