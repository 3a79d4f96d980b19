//! Answers that are kept as long as they are true: until anything is written, where every write goes through this
//! process, and by stamps that the database itself counts on (the table `stamp`).

use std::{
    collections::HashMap,
    fmt::{self, Debug, Formatter},
    future::Future,
    hash::Hash,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

/// Past so many, everything kept is forgotten: the next ones who ask bring back what is asked for.
const MOST: usize = 1_000;

/// A time without a write, of a second at most: two that are equal have none in between. Should another program write to
/// the file, it is noticed within that second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment(u64, u64);

/// Counts the writes of the one connection that writes: odd from before it is lent until it is back, and so until
/// whatever it did is there for every reader to see, or undone.
#[derive(Clone, Debug)]
pub(super) struct Writes(Arc<AtomicU64>, Instant);

impl Default for Writes {
    fn default() -> Self {
        Self(Arc::default(), Instant::now())
    }
}

impl Writes {
    pub(super) fn lent(&self) {
        self.0.fetch_or(1, Ordering::SeqCst);
    }

    pub(super) fn back(&self) {
        // It never refuses.
        let _ = self.0.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |count| Some((count | 1) + 1));
    }

    /// Now; nothing while somebody may be writing.
    pub(super) fn moment(&self) -> Option<Moment> {
        let count = self.0.load(Ordering::SeqCst);
        (count & 1 == 0).then(|| Moment(count, self.1.elapsed().as_secs()))
    }
}

/// What was read at one moment, for as long as that lasts.
pub struct Kept<K, V>(Mutex<(Option<Moment>, HashMap<K, V>)>);

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Self(Mutex::new((None, HashMap::new())))
    }
}

impl<K, V> Debug for Kept<K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Kept")
    }
}

impl<K: Eq + Hash, V: Clone> Kept<K, V> {
    /// What was kept of it at this moment.
    #[must_use]
    pub fn get(&self, at: Moment, key: &K) -> Option<V> {
        let kept = self.entries();
        if kept.0 == Some(at) { kept.1.get(key).cloned() } else { None }
    }

    fn put(&self, at: Moment, key: K, value: V) {
        let mut kept = self.entries();
        if kept.0 != Some(at) || kept.1.len() >= MOST {
            *kept = (Some(at), HashMap::new());
        }
        kept.1.insert(key, value);
    }

    fn entries(&self) -> MutexGuard<'_, (Option<Moment>, HashMap<K, V>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets everything.
    pub fn forget(&self) {
        *self.entries() = (None, HashMap::new());
    }
}

impl super::Database {
    /// What is kept under the key, or what is read now. It is kept when nothing was written meanwhile; on PostgreSQL,
    /// where other servers write too, never.
    ///
    /// # Errors
    /// Those of reading.
    pub async fn kept_or<K, V, E>(
        &self,
        kept: &Kept<K, V>,
        key: K,
        read: impl Future<Output = Result<V, E>> + Send,
    ) -> Result<V, E>
    where
        K: Eq + Hash + Send,
        V: Clone + Send,
    {
        let before = self.moment();
        if let Some(value) = before.and_then(|at| kept.get(at, &key)) {
            return Ok(value);
        }
        let value = read.await?;
        if let Some(at) = before
            && self.moment() == before
        {
            kept.put(at, key, value.clone());
        }
        Ok(value)
    }
}

/// What is true at one stamp, for each key; no more than it was given room for.
pub struct Stamped<K, V> {
    /// What is kept, and how much it weighs together.
    entries: Mutex<(HashMap<K, Entry<V>>, usize)>,
    room: usize,
}

struct Entry<V> {
    stamp: i64,
    value: V,
    weight: usize,
}

impl<K, V> Debug for Stamped<K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Stamped")
    }
}

impl<K: Eq + Hash, V: Clone> Stamped<K, V> {
    /// Nothing yet, with room for values that weigh so much together.
    #[must_use]
    pub fn with_room(room: usize) -> Self {
        Self { entries: Mutex::new((HashMap::new(), 0)), room }
    }

    /// What is kept, with its stamp.
    #[must_use]
    pub fn last(&self, key: &K) -> Option<(i64, V)> {
        self.entries().0.get(key).map(|entry| (entry.stamp, entry.value.clone()))
    }

    /// What is kept, if it is of this stamp.
    #[must_use]
    pub fn at(&self, key: &K, stamp: i64) -> Option<V> {
        self.last(key).filter(|(known, _)| *known == stamp).map(|(_, value)| value)
    }

    /// Keeps it. Where there is no more room, everything else is forgotten.
    pub fn put(&self, key: K, stamp: i64, value: V, weight: usize) {
        let mut kept = self.entries();
        if let Some(old) = kept.0.remove(&key) {
            kept.1 -= old.weight;
        }
        if kept.1.saturating_add(weight) > self.room {
            *kept = (HashMap::new(), 0);
        }
        kept.1 = kept.1.saturating_add(weight);
        kept.0.insert(key, Entry { stamp, value, weight });
    }

    /// Forgets everything.
    pub fn forget(&self) {
        *self.entries() = (HashMap::new(), 0);
    }

    fn entries(&self) -> MutexGuard<'_, (HashMap<K, Entry<V>>, usize)> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_somebody_writes_there_is_no_moment_and_afterwards_another() {
        let writes = Writes::default();
        let before = writes.moment().unwrap();
        writes.lent();
        assert_eq!(writes.moment(), None);
        // A new connection is told of twice.
        writes.lent();
        assert_eq!(writes.moment(), None);
        writes.back();
        let after = writes.moment().unwrap();
        assert_ne!(after, before);
        writes.back();
        assert_ne!(writes.moment().unwrap(), after);
    }

    #[test]
    fn what_was_kept_at_another_moment_is_forgotten() {
        let kept = Kept::default();
        kept.put(Moment(2, 0), "a", 1);
        assert_eq!(kept.get(Moment(2, 0), &"a"), Some(1));
        assert_eq!(kept.get(Moment(4, 0), &"a"), None);
        kept.put(Moment(4, 0), "b", 2);
        assert_eq!((kept.get(Moment(4, 0), &"a"), kept.get(Moment(4, 0), &"b")), (None, Some(2)));
    }

    #[test]
    fn what_is_kept_holds_at_its_stamp_alone() {
        let stamped = Stamped::with_room(2);
        stamped.put("a", 3, "three", 1);
        assert_eq!((stamped.at(&"a", 3), stamped.at(&"a", 4)), (Some("three"), None));
        stamped.put("a", 4, "four", 1);
        stamped.put("b", 1, "one", 1);
        assert_eq!(stamped.last(&"a"), Some((4, "four")));
        stamped.put("c", 1, "one", 1);
        assert_eq!(stamped.last(&"a"), None, "there is no more room");
    }
}
