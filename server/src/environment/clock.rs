//! The time. Passed in wherever it matters, so that tests can move it.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use chrono::{DateTime, Duration, Utc};

/// Tells the time; a test may push it forward.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead_ms: Arc<AtomicI64>,
}

impl Clock {
    /// The system's clock.
    #[must_use]
    pub fn system() -> Self {
        Self::default()
    }

    /// Now, in UTC, to the millisecond (what both databases keep).
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        let now = Utc::now() + Duration::milliseconds(self.ahead_ms.load(Ordering::Relaxed));
        DateTime::from_timestamp_millis(now.timestamp_millis()).unwrap_or(now)
    }

    /// Moves this clock and its clones forward. For tests of expiry.
    pub fn advance(&self, by: Duration) {
        self.ahead_ms.fetch_add(by.num_milliseconds(), Ordering::Relaxed);
    }
}
