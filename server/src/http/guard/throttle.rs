//! Throttles events: those that come too soon after the last are dropped.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Beyond this number, expired entries are removed.
const REMEMBERED: usize = 10_000;

/// The time of each key's last allowed event.
#[derive(Debug)]
pub struct Throttle<K> {
    least: Duration,
    last: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> Throttle<K> {
    /// Creates a throttle with that interval.
    #[must_use]
    pub fn of(least: Duration) -> Self {
        Self { least, last: Mutex::default() }
    }

    /// Returns whether the event is allowed. A rejected one doesn't extend the interval.
    pub fn allow(&self, who: K, now: Instant) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let over = |then: Instant| now.saturating_duration_since(then) >= self.least;
        if last.len() >= REMEMBERED {
            last.retain(|_, then| !over(*then));
        }
        if last.get(&who).is_some_and(|then| !over(*then)) {
            return false;
        }
        last.insert(who, now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allows_one_event_per_interval_and_key() {
        let (throttle, begun) = (Throttle::of(Duration::from_secs(1)), Instant::now());
        let after = |ms| begun + Duration::from_millis(ms);
        assert!(throttle.allow('a', begun) && throttle.allow('b', after(1)));
        assert!(!throttle.allow('a', after(400)) && !throttle.allow('a', after(999)));
        assert!(throttle.allow('a', after(1_000)), "a refused one doesn't count");
        assert!(!throttle.allow('a', after(1_999)) && throttle.allow('a', after(2_000)));
    }

    #[test]
    fn removes_expired_entries() {
        let (throttle, begun) = (Throttle::of(Duration::from_secs(1)), Instant::now());
        assert!((0..REMEMBERED).all(|who| throttle.allow(who, begun)));
        assert!(throttle.allow(REMEMBERED, begun + Duration::from_secs(1)));
        assert_eq!(throttle.last.lock().unwrap().len(), 1);
    }
}
