//! Storage of document bytes: a folder or a bucket, and temporarily a second one while documents move. All other code
//! uses [`Store`]. A file is received on the local disk, in parts if need be; once complete, it is stored under a new
//! key, and only then does a row refer to it. So no row refers to missing bytes, and bytes without a row are swept.

mod backend;
mod bucket;
mod current_senders;
mod disk_reserve;
mod encrypted_object;
mod errors;
mod folder;
mod incoming_file;
mod layout;
mod object_input;
mod resumable_file;
mod s3_connection;
mod store_move;
mod stored_object;
pub mod workers;

use std::{
    fmt, io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration as Span,
};

use chrono::{DateTime, Duration, Utc};
use futures_util::{StreamExt as _, stream::BoxStream};

use crate::environment::{StorageAddress, StoreSettings, forbid_in_transaction};
use backend::StorageBackend;
use disk_reserve::{DiskReserve, SpaceClaim};
pub use disk_reserve::{DiskUsage, UploadPriority};
use encrypted_object::{ChunkCipher, DocumentKey};
pub use errors::StoreTrouble;
pub use incoming_file::IncomingFile;
use incoming_file::IncomingFolder;
pub use layout::{ListedObject, ObjectShape};
pub use resumable_file::UploadSlot;
pub use store_move::{MoveProgress, StoreMove};
pub use stored_object::StoredDocument;

/// How long probing a bucket may take.
const PROBE: Span = Span::from_secs(5);

/// The storage of document bytes. Cheap to clone.
#[derive(Clone)]
pub struct Store(Arc<StoreInner>);

struct StoreInner {
    local: IncomingFolder,
    /// Disk space reserved on the local folder's disk.
    reserve: DiskReserve,
    address: StorageAddress,
    backend: StorageBackend,
    also: Option<StorageBackend>,
    /// The encryption keys; the first one encrypts new documents. Empty without encryption.
    keys: Vec<DocumentKey>,
    seals: bool,
    /// When the store was last listed, in seconds since 1970.
    listed: AtomicI64,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Store({})", self.0.address)
    }
}

impl Store {
    /// Returns the store with these settings. Folders are created if need be; a bucket isn't contacted yet.
    ///
    /// # Errors
    /// When a folder can't be created, or a bucket's address is invalid.
    pub fn of(settings: &StoreSettings, data: &Path) -> io::Result<Self> {
        let address = settings.place.clone().unwrap_or_else(|| StorageAddress::in_data(data));
        let also = settings.also.as_ref().filter(|also| **also != address);
        let also = also.map(|also| StorageBackend::open(also, &settings.buckets)).transpose()?;
        let backend = StorageBackend::open(&address, &settings.buckets)?;
        // In the file system of the folder, so that storing a file is a rename.
        let local = match &address {
            StorageAddress::Folder(folder) => folder.join("incoming"),
            StorageAddress::Bucket(_) => data.join("documents").join("incoming"),
        };
        let keys = settings.key.iter().chain(&settings.old_keys).map(|key| DocumentKey::new(*key)).collect();
        let reserve = DiskReserve::new(&local, settings.disk_reserve);
        let (local, seals) = (IncomingFolder::open(local)?, settings.key.is_some());
        Ok(Self(Arc::new(StoreInner {
            local,
            reserve,
            address,
            backend,
            also,
            keys,
            seals,
            listed: AtomicI64::new(0),
        })))
    }

    /// Returns the storage type that upload clients are shown.
    #[must_use]
    pub fn provider_type(&self) -> &'static str {
        match self.0.backend {
            StorageBackend::Folder(_) => "LOCAL",
            StorageBackend::Bucket(_) => "S3",
        }
    }

    /// Returns the location of documents, without secrets.
    #[must_use]
    pub fn address(&self) -> &StorageAddress {
        &self.0.address
    }

    fn shape(&self) -> ObjectShape {
        if self.0.seals { ObjectShape::Sealed } else { ObjectShape::Plain }
    }

    /// Starts receiving a file. Nothing is stored until it is [kept](Incoming::keep).
    ///
    /// # Errors
    /// When the local disk can't be written.
    pub async fn receive(&self) -> io::Result<IncomingFile> {
        self.receive_as(UploadPriority::SignedIn, 0).await
    }

    /// Starts receiving a file with an announced size. Its priority decides how early it is refused on a full disk.
    ///
    /// # Errors
    /// *Storage full*, when there is no space for it; others when the local disk can't be written.
    pub async fn receive_as(&self, priority: UploadPriority, announced: u64) -> io::Result<IncomingFile> {
        forbid_in_transaction("storage");
        let claim = self.0.reserve.claim(priority, announced).await?;
        let (path, file) = self.0.local.begin_new().await?;
        Ok(IncomingFile::new(self.clone(), path, file, claim))
    }

    /// Claims space for the second copy that exists while a file is encrypted into a folder.
    async fn claim_copy(&self, priority: UploadPriority, size: u64) -> io::Result<SpaceClaim> {
        let copied = self.0.seals && matches!(self.0.backend, StorageBackend::Folder(_));
        self.0.reserve.claim(priority, if copied { size } else { 0 }).await
    }

    /// Refuses a file of that size, announced by a signed-in person, when there is no space for it.
    ///
    /// # Errors
    /// *Storage full*; others when the disk can't be measured.
    pub async fn require_space(&self, size: u64) -> io::Result<()> {
        self.0.reserve.claim(UploadPriority::SignedIn, size).await.map(drop)
    }

    /// Returns the usage of the disk for incoming files; none where it can't be measured.
    ///
    /// # Errors
    /// When the disk can't be measured.
    pub async fn disk_usage(&self) -> io::Result<Option<DiskUsage>> {
        self.0.reserve.usage().await
    }

    /// Starts or continues receiving the file of `key`, which arrives in parts. Its current sender is stopped; none
    /// when they don't stop, or another sender takes over.
    ///
    /// # Errors
    /// When the local disk can't be written.
    pub async fn begin(&self, key: &str) -> io::Result<Option<UploadSlot>> {
        forbid_in_transaction("storage");
        resumable_file::acquire_slot(self, key).await
    }

    /// Stores a complete, synced file under `key`.
    async fn put(&self, path: PathBuf, size: u64, key: &str) -> io::Result<()> {
        forbid_in_transaction("storage");
        let key_of_new = self.0.keys.first().filter(|_| self.0.seals);
        let chunks = key_of_new.map(|sealing| ChunkCipher::seal_with(sealing.clone(), key));
        self.0.backend.put(object_input::ObjectInput::new(path, size, chunks), key, self.shape()).await
    }

    /// Opens the bytes of `key`.
    ///
    /// # Errors
    /// When they don't exist or can't be read.
    pub async fn open(&self, key: &str) -> io::Result<StoredDocument> {
        self.open_at(key, 0).await
    }

    /// Opens the bytes of `key` from `first` on.
    ///
    /// # Errors
    /// When they don't exist or can't be read.
    pub async fn open_at(&self, key: &str, first: u64) -> io::Result<StoredDocument> {
        forbid_in_transaction("storage");
        // A file that moves between two lookups is found by the third.
        let places =
            [Some(&self.0.backend), self.0.also.as_ref(), self.0.also.as_ref().map(|_| &self.0.backend)];
        for backend in places.into_iter().flatten() {
            if let Some(stored) = self.open_in(backend, key, first).await? {
                return Ok(stored);
            }
        }
        Err(io::ErrorKind::NotFound.into())
    }

    async fn open_in(
        &self,
        backend: &StorageBackend,
        key: &str,
        first: u64,
    ) -> io::Result<Option<StoredDocument>> {
        for shape in ObjectShape::from(self.shape()) {
            match backend.read(key, shape).await {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
                Ok(source) => return source.open(shape, first, (&self.0.keys, key)).await.map(Some),
            }
        }
        Ok(None)
    }

    /// Removes the bytes of `key`, wherever they are; succeeds if there are none.
    ///
    /// # Errors
    /// When they can't be removed.
    pub async fn remove(&self, key: &str) -> io::Result<()> {
        forbid_in_transaction("storage");
        self.0.local.remove(key).await?;
        // First in the backend that files move from.
        for backend in self.0.also.iter().chain([&self.0.backend]) {
            for shape in ObjectShape::from(self.shape()) {
                backend.remove(key, shape).await?;
            }
        }
        Ok(())
    }

    /// Writes and deletes a file, to check whether files can be received.
    ///
    /// # Errors
    /// When it fails.
    pub async fn probe(&self, bytes: &[u8]) -> io::Result<()> {
        let mut incoming = self.receive_as(UploadPriority::Maintenance, 0).await?;
        incoming.write(bytes).await?;
        incoming.finish().await.map(|_| ())
    }

    /// Checks that the document store is writable, where that isn't the local disk.
    ///
    /// # Errors
    /// When it isn't, or not in time.
    pub async fn probe_place(&self) -> io::Result<()> {
        forbid_in_transaction("storage");
        self.0.backend.probe(PROBE).await
    }

    /// Removes files that were started and never kept, after `age`. Returns how many.
    ///
    /// # Errors
    /// When the local disk can't be read.
    pub async fn remove_abandoned(&self, age: Duration) -> io::Result<usize> {
        forbid_in_transaction("storage");
        self.0.local.remove_abandoned(age).await
    }

    /// Lists the objects stored before that time.
    pub fn list(&self, before: DateTime<Utc>) -> BoxStream<'static, io::Result<ListedObject>> {
        let backend = &self.0.backend;
        let all = backend.list(ObjectShape::Plain).chain(backend.list(ObjectShape::Sealed));
        all.filter(move |found| {
            let old = found.as_ref().map_or(true, |found| found.changed < before);
            async move { old }
        })
        .boxed()
    }

    /// Returns whether this server last listed the store a day ago; if so, the caller should list it now.
    #[must_use]
    pub fn is_time_to_list(&self, now: DateTime<Utc>) -> bool {
        let (now, last) = (now.timestamp(), self.0.listed.load(Ordering::Relaxed));
        let time = now.saturating_sub(last) >= Duration::days(1).num_seconds();
        time && self.0.listed.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    /// Returns whether the documents belong to this owner: the first one who asks. The owner is stored next to them.
    ///
    /// # Errors
    /// When the store can't be read or written.
    pub async fn belongs_to(&self, owner: &str) -> io::Result<bool> {
        forbid_in_transaction("storage");
        if let Some(known) = self.0.backend.read_note("owner").await? {
            return Ok(known == owner);
        }
        self.0.backend.write_note("owner", owner.to_owned()).await?;
        Ok(true)
    }
}
