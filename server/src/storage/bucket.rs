//! Document storage in a bucket of an S3-compatible store. Large objects are uploaded in parts and downloaded in
//! ranges, so that at most a piece of one is in memory.

use std::{io, sync::Arc, time::Duration};

use axum::body::Bytes;
use futures_util::{StreamExt as _, stream::BoxStream};
use object_store::{
    BackoffConfig, MultipartUpload, ObjectStore as _, ObjectStoreExt as _, RetryConfig,
    aws::{AmazonS3, AmazonS3Builder, AmazonS3ConfigKey},
    path::Path,
};

use super::{
    errors::StoreTrouble,
    layout::{self, ListedObject, ObjectShape},
    object_input::ObjectInput,
    s3_connection::TimedConnector,
};
use crate::environment::{BucketAddress, BucketSettings};

/// The minimum part size of S3; with ten thousand parts, the limit is 50 GiB.
const PART: usize = 5 << 20;
/// How often a request is retried.
const TRIES: usize = 3;

/// A bucket of document bytes.
#[derive(Clone, Debug)]
pub(super) struct BucketBackend {
    store: Arc<AmazonS3>,
    prefix: String,
}

impl BucketBackend {
    pub fn open(address: &BucketAddress, settings: &BucketSettings) -> io::Result<Self> {
        let mut builder = AmazonS3Builder::new();
        for (name, value) in &settings.amazon {
            if let Ok(key) = name.to_ascii_lowercase().parse::<AmazonS3ConfigKey>() {
                builder = builder.with_config(key, value);
            }
        }
        if let Some((key, secret)) = &address.login {
            builder = builder.with_access_key_id(key).with_secret_access_key(secret);
        }
        if let Some(endpoint) = &address.endpoint {
            builder = builder.with_endpoint(endpoint);
        }
        if let Some(region) = &address.region {
            builder = builder.with_region(region);
        }
        let backoff = BackoffConfig {
            init_backoff: Duration::from_millis(200),
            max_backoff: Duration::from_secs(2),
            base: 2.0,
        };
        let retry =
            RetryConfig { backoff, max_retries: TRIES, retry_timeout: settings.patience.saturating_mul(2) };
        let store = builder
            .with_bucket_name(&address.bucket)
            .with_allow_http(true)
            .with_retry(retry)
            .with_http_connector(TimedConnector::new(settings.patience))
            .build()
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
        Ok(Self { store: Arc::new(store), prefix: address.prefix.clone() })
    }

    fn object_path(&self, name: &str) -> Path {
        Path::from_iter(self.prefix.split('/').chain(name.split('/')).filter(|part| !part.is_empty()))
    }

    fn path(&self, key: &str, shape: ObjectShape) -> io::Result<Path> {
        layout::name(key, shape).map(|name| self.object_path(&name))
    }

    /// Stores what the intake supplies, replacing an existing object.
    pub async fn put(&self, mut input: ObjectInput, key: &str, shape: ObjectShape) -> io::Result<()> {
        let path = self.path(key, shape)?;
        let size = input.stored_size();
        let first = input.next(PART).await?;
        if first.len() as u64 == size {
            self.store.put(&path, first.into()).await.map_err(unavailable)?;
            return Ok(());
        }
        let mut upload = self.begin(&path).await?;
        let mut part = first;
        while !part.is_empty() {
            upload.part(part).await?;
            part = input.next(PART).await?;
        }
        upload.complete().await?;
        // A row is going to refer to this object, so it must be complete.
        match self.size(key, shape).await? {
            there if there == size => Ok(()),
            there => Err(StoreTrouble::Away(format!("it stored {there} of {size} bytes")).into()),
        }
    }

    /// Starting twice does no harm, but the client doesn't retry it automatically.
    async fn begin(&self, path: &Path) -> io::Result<MultipartGuard> {
        let mut tries = 1;
        loop {
            match self.store.put_multipart(path).await {
                Ok(upload) => return Ok(MultipartGuard(Some(upload))),
                Err(error) if tries == TRIES => return Err(unavailable(error)),
                Err(_) => tries += 1,
            }
        }
    }

    /// Returns its size; *not found* when it doesn't exist.
    pub async fn size(&self, key: &str, shape: ObjectShape) -> io::Result<u64> {
        let path = self.path(key, shape)?;
        self.store.head(&path).await.map(|facts| facts.size).map_err(unavailable)
    }

    /// Returns some of its bytes.
    pub async fn range(&self, key: &str, shape: ObjectShape, from: u64, count: usize) -> io::Result<Bytes> {
        let (path, end) = (self.path(key, shape)?, from.saturating_add(count as u64));
        let bytes = self.store.get_range(&path, from..end).await.map_err(unavailable)?;
        if bytes.len() == count { Ok(bytes) } else { Err(StoreTrouble::Damaged("it is too short").into()) }
    }

    pub async fn remove(&self, key: &str, shape: ObjectShape) -> io::Result<()> {
        match self.store.delete(&self.path(key, shape)?).await {
            Err(object_store::Error::NotFound { .. }) | Ok(()) => Ok(()),
            Err(error) => Err(unavailable(error)),
        }
    }

    /// Lists all objects.
    pub fn list(&self, shape: ObjectShape) -> BoxStream<'static, io::Result<ListedObject>> {
        let folder = self.object_path(shape.folder());
        let listed = self.store.list(Some(&folder)).filter_map(move |found| async move {
            let found = match found.map_err(unavailable) {
                Err(error) => return Some(Err(error)),
                Ok(found) => found,
            };
            let key = found.location.filename().filter(|key| layout::is_key(key))?.to_owned();
            Some(Ok(ListedObject { key, shape, size: found.size, changed: found.last_modified }))
        });
        listed.boxed()
    }

    /// Reads a small object that isn't a document.
    pub async fn read_note(&self, name: &str) -> io::Result<Option<Bytes>> {
        match self.store.get(&self.object_path(name)).await {
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(unavailable(error)),
            Ok(found) => found.bytes().await.map(Some).map_err(unavailable),
        }
    }

    /// Writes a small object that isn't a document.
    pub async fn write_note(&self, name: &str, text: String) -> io::Result<()> {
        self.store
            .put(&self.object_path(name), text.into_bytes().into())
            .await
            .map(|_| ())
            .map_err(unavailable)
    }
}

fn unavailable(error: object_store::Error) -> io::Error {
    match error {
        object_store::Error::NotFound { .. } => io::Error::new(io::ErrorKind::NotFound, error),
        error => StoreTrouble::Away(error_chain(&error)).into(),
    }
}

/// Includes the causes of an error, because the outermost message says little.
fn error_chain(error: &dyn std::error::Error) -> String {
    let mut words = error.to_string();
    let mut cause = error.source();
    while let Some(deeper) = cause {
        let more = deeper.to_string();
        if !words.contains(&more) {
            words = format!("{words}: {more}");
        }
        cause = deeper.source();
    }
    words
}

/// An object being uploaded in parts. If it is dropped unfinished, the upload is aborted.
struct MultipartGuard(Option<Box<dyn MultipartUpload>>);

impl MultipartGuard {
    async fn part(&mut self, bytes: Bytes) -> io::Result<()> {
        let Some(upload) = &mut self.0 else { return Ok(()) };
        upload.put_part(bytes.into()).await.map_err(unavailable)
    }

    async fn complete(mut self) -> io::Result<()> {
        if let Some(upload) = &mut self.0 {
            upload.complete().await.map_err(unavailable)?;
        }
        self.0 = None;
        Ok(())
    }
}

impl Drop for MultipartGuard {
    fn drop(&mut self) {
        if let (Some(mut upload), Ok(runtime)) = (self.0.take(), tokio::runtime::Handle::try_current()) {
            runtime.spawn(async move {
                if let Err(error) = upload.abort().await {
                    tracing::warn!(%error, "parts of an incomplete object remain in the bucket");
                }
            });
        }
    }
}
