//! Document storage in a folder.

use std::{
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use chrono::{DateTime, Utc};
use tokio::{fs, sync::mpsc};

use super::{
    errors::StoreTrouble,
    layout::{self, ListedObject, ObjectShape},
};
use crate::db::private_files;

/// Names buffered by a listing.
const AHEAD: usize = 256;

/// A folder of document bytes.
#[derive(Clone, Debug)]
pub(super) struct FolderBackend(pub PathBuf);

impl FolderBackend {
    pub fn open(folder: &Path) -> io::Result<Self> {
        private_files::folder(&folder.join(ObjectShape::Plain.folder()))?;
        Ok(Self(folder.to_owned()))
    }

    fn path(&self, key: &str, shape: ObjectShape) -> io::Result<PathBuf> {
        layout::name(key, shape).map(|name| self.0.join(name))
    }

    /// Moves a complete, synced file of the same file system here, replacing an existing one.
    pub async fn take(&self, file: &Path, key: &str, shape: ObjectShape) -> io::Result<()> {
        let path = self.path(key, shape)?;
        let Some(folder) = path.parent() else { return Err(io::ErrorKind::InvalidInput.into()) };
        private_files::folder(folder)?;
        fs::rename(file, &path).await?;
        // Syncs the directory, so that the name survives a power cut too.
        fs::File::open(folder).await?.sync_all().await
    }

    pub async fn read(&self, key: &str, shape: ObjectShape) -> io::Result<(fs::File, u64)> {
        let file = match fs::File::open(self.path(key, shape)?).await {
            Err(error) if error.kind() == io::ErrorKind::NotFound && !self.is_there().await => {
                return Err(StoreTrouble::Away("its folder doesn't exist".to_owned()).into());
            }
            opened => opened?,
        };
        let size = file.metadata().await?.len();
        Ok((file, size))
    }

    /// Returns whether the folder exists; it doesn't while its disk isn't mounted.
    async fn is_there(&self) -> bool {
        fs::metadata(self.0.join(ObjectShape::Plain.folder())).await.is_ok()
    }

    pub async fn remove(&self, key: &str, shape: ObjectShape) -> io::Result<()> {
        match fs::remove_file(self.path(key, shape)?).await {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Writes a small text next to the documents, atomically.
    pub async fn write_note(&self, name: &str, text: String) -> io::Result<()> {
        let (path, unfinished) = (self.0.join(name), self.0.join(format!("{name}.new")));
        tokio::task::spawn_blocking(move || {
            let mut file = private_files::open(&unfinished)?;
            file.set_len(0)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            std::fs::rename(unfinished, path)
        })
        .await?
    }

    /// Lists all objects, in no particular order.
    pub fn list(&self, shape: ObjectShape) -> mpsc::Receiver<io::Result<ListedObject>> {
        let (tell, told) = mpsc::channel(AHEAD);
        let folder = self.0.join(shape.folder());
        tokio::task::spawn_blocking(move || {
            if let Err(error) = list_folder(&folder, shape, &tell) {
                let _ = tell.blocking_send(Err(error));
            }
        });
        told
    }
}

fn list_folder(
    folder: &Path,
    shape: ObjectShape,
    tell: &mpsc::Sender<io::Result<ListedObject>>,
) -> io::Result<()> {
    let spreads = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        spreads => spreads?,
    };
    for spread in spreads {
        let spread = spread?;
        if !spread.file_type()?.is_dir() {
            continue;
        }
        for file in std::fs::read_dir(spread.path())? {
            let file = file?;
            let Some(key) = file.file_name().to_str().map(ToOwned::to_owned) else { continue };
            // Removed in the meantime.
            let Ok(facts) = file.metadata() else { continue };
            if !facts.is_file() || !layout::is_key(&key) {
                continue;
            }
            let changed = DateTime::<Utc>::from(facts.modified()?);
            if tell.blocking_send(Ok(ListedObject { key, shape, size: facts.len(), changed })).is_err() {
                return Ok(()); // The receiver is gone.
            }
        }
    }
    Ok(())
}
