//! Concurrency limits per key: open sockets of a user, open connections of an address.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

/// A concurrency limit for each key. Cheap to clone.
#[derive(Debug)]
pub struct Places<K: Eq + Hash + Clone> {
    most: u32,
    taken: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash + Clone> Clone for Places<K> {
    fn clone(&self) -> Self {
        Self { most: self.most, taken: Arc::clone(&self.taken) }
    }
}

impl<K: Eq + Hash + Clone> Places<K> {
    /// Creates a limit of `most` for each key.
    #[must_use]
    pub fn new(most: u32) -> Self {
        Self { most, taken: Arc::default() }
    }

    /// Returns a permit, if one is free. Dropping it releases it.
    #[must_use]
    pub fn take(&self, who: K) -> Option<Place<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(who.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(taken);
        Some(Place { places: self.clone(), who })
    }
}

/// An acquired permit.
#[derive(Debug)]
pub struct Place<K: Eq + Hash + Clone> {
    places: Places<K>,
    who: K,
}

impl<K: Eq + Hash + Clone> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
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
        let places = Places::new(2);
        let (first, _second) = (places.take('a').unwrap(), places.take('a').unwrap());
        assert!(places.take('a').is_none());
        let others = places.take('b');
        assert!(others.is_some());
        drop(first);
        assert!(places.take('a').is_some());
        drop(others);
        assert!(!places.taken.lock().unwrap().contains_key(&'b'));
    }
}
