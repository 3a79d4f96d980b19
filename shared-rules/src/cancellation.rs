//! Cancellation of long-running rules: a server stops work whose result is no longer needed. Rules that process long
//! lists call [`check`] periodically; outside of [`unless_cancelled`] and in browsers it does nothing.

#[cfg(feature = "registry")]
pub use cancellable::{check, unless_cancelled};

/// Stops the rule here if it is cancelled.
#[cfg(not(feature = "registry"))]
#[inline]
pub const fn check() {}

#[cfg(feature = "registry")]
mod cancellable {
    use std::{
        cell::RefCell,
        panic::{self, AssertUnwindSafe},
        sync::{
            Arc,
            atomic::{AtomicBool, Ordering},
        },
    };

    thread_local! {
        static CANCELLED: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
    }

    /// The payload with which a cancelled rule unwinds.
    struct CancelledPanic;

    /// Returns the result of the work, or `None` when `cancelled` becomes true before it ends.
    ///
    /// # Panics
    /// When the work panics.
    pub fn unless_cancelled<T>(cancelled: Arc<AtomicBool>, work: impl FnOnce() -> T) -> Option<T> {
        let before = CANCELLED.replace(Some(cancelled));
        let result = panic::catch_unwind(AssertUnwindSafe(|| {
            check();
            work()
        }));
        CANCELLED.set(before);
        match result {
            Ok(result) => Some(result),
            Err(payload) if payload.is::<CancelledPanic>() => None,
            Err(payload) => panic::resume_unwind(payload),
        }
    }

    /// Stops the rule here if it is cancelled.
    pub fn check() {
        let is_cancelled =
            CANCELLED.with_borrow(|flag| flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)));
        if is_cancelled {
            // Unlike `panic!`, this prints nothing.
            panic::resume_unwind(Box::new(CancelledPanic));
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn stops_work_at_its_next_check() {
            let flag = Arc::new(AtomicBool::new(false));
            assert_eq!(unless_cancelled(Arc::clone(&flag), || 7), Some(7));
            let result = unless_cancelled(Arc::clone(&flag), || {
                flag.store(true, Ordering::Relaxed);
                check();
                7
            });
            assert_eq!(result, None);
            assert_eq!(unless_cancelled(flag, || 7), None, "cancelled work does not begin");
            check();
        }
    }
}
