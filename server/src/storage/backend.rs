//! A common interface to the storage backends.

use std::{io, time::Duration};

use futures_util::{
    StreamExt as _,
    stream::{self, BoxStream},
};
use tokio::fs;

use super::{
    bucket::BucketBackend,
    folder::FolderBackend,
    layout::{ListedObject, ObjectShape},
    object_input::ObjectInput,
    stored_object::ObjectSource,
};
use crate::environment::{BucketSettings, StorageAddress};

/// A folder or a bucket.
#[derive(Clone, Debug)]
pub(super) enum StorageBackend {
    Folder(FolderBackend),
    Bucket(BucketBackend),
}

impl StorageBackend {
    /// Creates a folder if need be; a bucket isn't contacted.
    pub fn open(address: &StorageAddress, settings: &BucketSettings) -> io::Result<Self> {
        Ok(match address {
            StorageAddress::Folder(folder) => Self::Folder(FolderBackend::open(folder)?),
            StorageAddress::Bucket(bucket) => Self::Bucket(BucketBackend::open(bucket, settings)?),
        })
    }

    /// Stores a complete file. A folder takes over the file itself if it can.
    pub async fn put(&self, input: ObjectInput, key: &str, shape: ObjectShape) -> io::Result<()> {
        match self {
            Self::Bucket(bucket) => bucket.put(input, key, shape).await,
            Self::Folder(folder) => {
                let path = input.into_file().await?;
                let taken = folder.take(&path, key, shape).await;
                if taken.is_err() {
                    let _ = fs::remove_file(path).await;
                }
                taken
            }
        }
    }

    /// Opens the object; *not found* when it doesn't exist.
    pub async fn read(&self, key: &str, shape: ObjectShape) -> io::Result<ObjectSource> {
        Ok(match self {
            Self::Folder(folder) => {
                let (file, size) = folder.read(key, shape).await?;
                ObjectSource::file(file, size)
            }
            Self::Bucket(bucket) => {
                let size = bucket.size(key, shape).await?;
                ObjectSource::object(bucket.clone(), key.to_owned(), shape, size)
            }
        })
    }

    pub async fn remove(&self, key: &str, shape: ObjectShape) -> io::Result<()> {
        match self {
            Self::Folder(folder) => folder.remove(key, shape).await,
            Self::Bucket(bucket) => bucket.remove(key, shape).await,
        }
    }

    /// Lists all objects, plain or encrypted.
    pub fn list(&self, shape: ObjectShape) -> BoxStream<'static, io::Result<ListedObject>> {
        match self {
            Self::Bucket(bucket) => bucket.list(shape),
            Self::Folder(folder) => {
                let told = folder.list(shape);
                stream::unfold(told, |mut told| async { Some((told.recv().await?, told)) }).boxed()
            }
        }
    }

    /// Checks that a bucket is writable within that time; a folder is checked by writing a file.
    pub async fn probe(&self, within: Duration) -> io::Result<()> {
        let Self::Bucket(bucket) = self else { return Ok(()) };
        let written = bucket.write_note("probe", String::from("whether it can be written"));
        tokio::time::timeout(within, written)
            .await
            .map_err(|_| super::errors::StoreTrouble::Away("it didn’t respond in time".to_owned()))?
    }

    /// Reads a small text stored next to the documents.
    pub async fn read_note(&self, name: &str) -> io::Result<Option<String>> {
        let bytes = match self {
            Self::Bucket(bucket) => bucket.read_note(name).await?.map(Vec::from),
            Self::Folder(folder) => match fs::read(folder.0.join(name)).await {
                Err(error) if error.kind() == io::ErrorKind::NotFound => None,
                read => Some(read?),
            },
        };
        Ok(bytes.map(|bytes| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// Writes a small text next to the documents.
    pub async fn write_note(&self, name: &str, text: String) -> io::Result<()> {
        match self {
            Self::Bucket(bucket) => bucket.write_note(name, text).await,
            Self::Folder(folder) => folder.write_note(name, text).await,
        }
    }
}
