//! The current sender of each file, so that a newer one can stop an older one, and checksums of the bytes so far.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use sha2::Sha256;
use tokio_util::sync::CancellationToken;

/// The most files whose running checksum is kept; that of others is recomputed.
const REMEMBERED: usize = 10_000;

/// The current sender of each file, and checksums of what has arrived.
#[derive(Clone, Debug, Default)]
pub(super) struct SenderRegistry(Arc<Mutex<HashMap<String, CurrentSender>>>);

#[derive(Debug, Default)]
struct CurrentSender {
    stop: CancellationToken,
    /// A byte count and the checksum of that many bytes.
    hash: Option<Box<(u64, Sha256)>>,
}

impl SenderRegistry {
    fn lock_senders(&self) -> MutexGuard<'_, HashMap<String, CurrentSender>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops the current sender of the file. The returned token is cancelled when another sender takes over in turn.
    pub(super) fn take_over(&self, key: &str) -> CancellationToken {
        let mut all = self.lock_senders();
        if all.len() >= REMEMBERED {
            all.values_mut().for_each(|sender| sender.hash = None);
        }
        let sender = all.entry(key.to_owned()).or_default();
        sender.stop.cancel();
        sender.stop = CancellationToken::new();
        sender.stop.clone()
    }

    pub(super) fn remember(&self, key: &str, size: u64, hash: Sha256) {
        if let Some(sender) = self.lock_senders().get_mut(key) {
            sender.hash = Some(Box::new((size, hash)));
        }
    }

    pub(super) fn hash_of(&self, key: &str, size: u64) -> Option<Sha256> {
        let all = self.lock_senders();
        let (known, hash) = all.get(key)?.hash.as_deref()?;
        (*known == size).then(|| hash.clone())
    }

    /// Forgets a file that is complete or deleted: no sender continues it.
    pub(super) fn forget(&self, key: &str) {
        if let Some(sender) = self.lock_senders().remove(key) {
            sender.stop.cancel();
        }
    }
}
