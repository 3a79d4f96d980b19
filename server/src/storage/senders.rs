//! Who sends which file now, so that a newer sender stops an older one, and how far the checksums are.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use sha2::Sha256;
use tokio_util::sync::CancellationToken;

/// The checksums so far are kept of so many files; those of others are worked out again.
const REMEMBERED: usize = 10_000;

/// Who sends which file, and the checksums of what has arrived.
#[derive(Clone, Debug, Default)]
pub(super) struct Senders(Arc<Mutex<HashMap<String, Sender>>>);

#[derive(Debug, Default)]
struct Sender {
    stop: CancellationToken,
    /// The checksum of so many bytes.
    hash: Option<Box<(u64, Sha256)>>,
}

impl Senders {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Sender>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops whoever sends the file. The answer tells when somebody takes over in turn.
    pub(super) fn take_over(&self, key: &str) -> CancellationToken {
        let mut all = self.all();
        if all.len() >= REMEMBERED {
            all.values_mut().for_each(|sender| sender.hash = None);
        }
        let sender = all.entry(key.to_owned()).or_default();
        sender.stop.cancel();
        sender.stop = CancellationToken::new();
        sender.stop.clone()
    }

    pub(super) fn remember(&self, key: &str, size: u64, hash: Sha256) {
        if let Some(sender) = self.all().get_mut(key) {
            sender.hash = Some(Box::new((size, hash)));
        }
    }

    pub(super) fn hash_of(&self, key: &str, size: u64) -> Option<Sha256> {
        let all = self.all();
        let (known, hash) = all.get(key)?.hash.as_deref()?;
        (*known == size).then(|| hash.clone())
    }

    /// The file is whole or gone: nobody goes on with it.
    pub(super) fn forget(&self, key: &str) {
        if let Some(sender) = self.all().remove(key) {
            sender.stop.cancel();
        }
    }
}
