//! Files that arrive in parts: stored bytes are kept, and the next part is appended. A file has one sender at a time; a
//! newer sender takes over from one whose connection may be dead without the server knowing.

use std::{
    fs::{File, TryLockError},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use sha2::{Digest as _, Sha256};
use shared_rules::documents::program_detection::HEAD_BYTES;
use tokio::{
    fs,
    io::{AsyncReadExt as _, AsyncSeekExt as _},
    time::sleep,
};
use tokio_util::sync::CancellationToken;

use super::{Store, disk_reserve::UploadPriority, incoming_file::IncomingFile};

/// How often a sender checks whether the previous one has stopped, and how long it waits in between.
const TRIES: u32 = 100;
const PAUSE: Duration = Duration::from_millis(50);
/// Bytes read in one piece.
const PIECE: usize = 256 * 1024;

/// A file that arrives in parts, locked against other senders while this is held.
#[derive(Debug)]
pub struct UploadSlot {
    store: Store,
    key: String,
    path: PathBuf,
    file: fs::File,
    stop: CancellationToken,
}

impl UploadSlot {
    /// Releases the file without continuing it: its bytes are kept for later.
    ///
    /// # Errors
    /// When the file can't be read or removed.
    pub async fn leave(self) -> io::Result<()> {
        if self.file.metadata().await?.len() == 0 {
            fs::remove_file(&self.path).await?;
        }
        Ok(())
    }

    /// Continues after the first `size` bytes and expects `announced` more; the file is truncated to `size` first.
    ///
    /// # Errors
    /// *Unexpected end* when fewer bytes are stored; *storage full* when there is no space for the rest; others when
    /// the file can't be read or written.
    pub async fn resume(mut self, size: u64, announced: u64) -> io::Result<IncomingFile> {
        if self.file.metadata().await?.len() < size {
            self.leave().await?;
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let claim = match self.store.0.reserve.claim(UploadPriority::SignedIn, announced).await {
            Ok(claim) => claim,
            Err(error) => {
                self.leave().await?;
                return Err(error);
            }
        };
        self.file.set_len(size).await?;
        let mut head = vec![0; usize::try_from(size).unwrap_or(HEAD_BYTES).min(HEAD_BYTES)];
        self.file.rewind().await?;
        self.file.read_exact(&mut head).await?;
        let known =
            if size == 0 { Some(Sha256::new()) } else { self.store.0.local.senders.hash_of(&self.key, size) };
        let hash = match known {
            Some(hash) => hash,
            None => hash_of(&mut self.file).await?,
        };
        self.file.seek(io::SeekFrom::Start(size)).await?;
        Ok(IncomingFile::resume(
            self.store,
            (self.key, self.path, self.stop),
            self.file,
            (hash, size, head),
            claim,
        ))
    }
}

async fn hash_of(file: &mut fs::File) -> io::Result<Sha256> {
    file.rewind().await?;
    let (mut hash, mut piece) = (Sha256::new(), vec![0; PIECE]);
    loop {
        let read = file.read(&mut piece).await?;
        if read == 0 {
            return Ok(hash);
        }
        hash.update(piece.get(..read).unwrap_or_default());
    }
}

/// Locks the file of that key for one sender; none when another sender doesn't stop or takes over.
pub(super) async fn acquire_slot(store: &Store, key: &str) -> io::Result<Option<UploadSlot>> {
    let local = &store.0.local;
    let path = local.part_path(key)?;
    let stop = local.senders.take_over(key);
    for _ in 0..TRIES {
        if stop.is_cancelled() {
            return Ok(None);
        }
        if let Some(file) = lock(&path).await? {
            return Ok(Some(UploadSlot { store: store.clone(), key: key.to_owned(), path, file, stop }));
        }
        sleep(PAUSE).await;
    }
    Ok(None)
}

/// Opens the file and locks it while it is open, also across processes.
async fn lock(path: &Path) -> io::Result<Option<fs::File>> {
    let mut private = fs::OpenOptions::new();
    private.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    private.mode(0o600);
    let file = private.open(path).await?.into_std().await;
    match file.try_lock() {
        Ok(()) if is_there(&file, path) => Ok(Some(fs::File::from_std(file))),
        Ok(()) | Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Returns whether the file is still the one at its path: the previous sender may have stored or removed it.
#[cfg(unix)]
fn is_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let at = |metadata: std::fs::Metadata| (metadata.dev(), metadata.ino());
    let (held, there) = (file.metadata().map(at), path.metadata().map(at));
    matches!((held, there), (Ok(held), Ok(there)) if held == there)
}

#[cfg(not(unix))]
fn is_there(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::environment::StoreSettings;

    async fn send(store: &Store, at: u64, bytes: &[u8]) -> IncomingFile {
        let mut incoming = store.begin("0192-ab").await.unwrap().unwrap().resume(at, 0).await.unwrap();
        incoming.write(bytes).await.unwrap();
        incoming.sync().await.unwrap();
        incoming
    }

    fn store() -> (Store, PathBuf) {
        let folder = std::env::temp_dir().join(format!("loanroom-parts-{}", uuid::Uuid::now_v7()));
        (Store::of(&StoreSettings::default(), &folder).unwrap(), folder)
    }

    #[tokio::test]
    async fn resumes_interrupted_file_across_processes() {
        let (store, folder) = store();
        drop(send(&store, 0, b"ab, and more").await);
        let other = Store::of(&StoreSettings::default(), &folder).unwrap();
        let mut incoming = send(&other, 2, b"c").await;
        let checksum = incoming.finish().await.unwrap();
        assert_eq!(checksum, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(incoming.head(), b"abc");
        incoming.store_as("0192-cd").await.unwrap();
        assert!(store.begin("0192-ab").await.unwrap().unwrap().resume(1, 0).await.is_err());
        assert_eq!(std::fs::read_dir(folder.join("documents/incoming")).unwrap().count(), 0);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn newer_sender_takes_over_and_waits() {
        let (store, folder) = store();
        let older = send(&store, 0, b"ab").await;
        let begun = tokio::spawn({
            let store = store.clone();
            async move { store.begin("0192-ab").await.unwrap().unwrap().resume(2, 0).await.unwrap().size() }
        });
        older.wait_for_takeover().await;
        assert!(!begun.is_finished());
        drop(older);
        assert_eq!(begun.await.unwrap(), 2);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
