//! Concurrency limits per key: open sockets of a user, open connections of an address.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

/// A concurrency limit for each key. Cheap to clone.
#[derive(Debug)]
pub struct ConcurrencyLimit<K: Eq + Hash + Clone> {
    most: u32,
    taken: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash + Clone> Clone for ConcurrencyLimit<K> {
    fn clone(&self) -> Self {
        Self { most: self.most, taken: Arc::clone(&self.taken) }
    }
}

impl<K: Eq + Hash + Clone> ConcurrencyLimit<K> {
    /// Creates a limit of `most` for each key.
    #[must_use]
    pub fn new(most: u32) -> Self {
        Self { most, taken: Arc::default() }
    }

    /// Returns a permit, if one is free. Dropping it releases it.
    #[must_use]
    pub fn acquire(&self, who: K) -> Option<ConcurrencyPermit<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(who.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(taken);
        Some(ConcurrencyPermit { limit: self.clone(), who })
    }
}

/// An acquired permit.
#[derive(Debug)]
pub struct ConcurrencyPermit<K: Eq + Hash + Clone> {
    limit: ConcurrencyLimit<K>,
    who: K,
}

impl<K: Eq + Hash + Clone> Drop for ConcurrencyPermit<K> {
    fn drop(&mut self) {
        let mut taken = self.limit.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(count) = taken.get_mut(&self.who) else { return };
        *count -= 1;
        if *count == 0 {
            taken.remove(&self.who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn released_permit_can_be_acquired_again() {
        let limit = ConcurrencyLimit::new(2);
        let (first, _second) = (limit.acquire('a').unwrap(), limit.acquire('a').unwrap());
        assert!(limit.acquire('a').is_none());
        let others = limit.acquire('b');
        assert!(others.is_some());
        drop(first);
        assert!(limit.acquire('a').is_some());
        drop(others);
        assert!(!limit.taken.lock().unwrap().contains_key(&'b'));
    }
}
