//! The clock. Passed in wherever it matters, so that tests can move it.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use chrono::{DateTime, Duration, Utc};

/// A clock that tests can advance.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead_ms: Arc<AtomicI64>,
}

impl Clock {
    /// Returns the system clock.
    #[must_use]
    pub fn system() -> Self {
        Self::default()
    }

    /// Returns the current time in UTC, truncated to milliseconds, the precision of both databases.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        let now = Utc::now() + Duration::milliseconds(self.ahead_ms.load(Ordering::Relaxed));
        DateTime::from_timestamp_millis(now.timestamp_millis()).unwrap_or(now)
    }

    /// Advances this clock and its clones, to test expiry.
    pub fn advance(&self, by: Duration) {
        self.ahead_ms.fetch_add(by.num_milliseconds(), Ordering::Relaxed);
    }
}
