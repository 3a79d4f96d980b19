//! A server gives up a rule whose answer nobody waits for any more. Rules that go through long lists look
//! now and then whether that is so; everywhere else, and in browsers, looking does nothing.

#[cfg(feature = "patience")]
pub use given_up::{check, unless_given_up};

/// Ends the rule here if its answer isn't wanted any more.
#[cfg(not(feature = "patience"))]
#[inline]
pub const fn check() {}

#[cfg(feature = "patience")]
mod given_up {
    use std::{
        cell::RefCell,
        panic::{self, AssertUnwindSafe},
        sync::{
            Arc,
            atomic::{AtomicBool, Ordering},
        },
    };

    thread_local! {
        static GIVEN_UP: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
    }

    /// What unwinds a rule that was given up.
    struct GivenUp;

    /// Does the work, unless `given_up` becomes true before its end.
    ///
    /// # Panics
    /// When the work does.
    pub fn unless_given_up<T>(given_up: Arc<AtomicBool>, work: impl FnOnce() -> T) -> Option<T> {
        let before = GIVEN_UP.replace(Some(given_up));
        let worked = panic::catch_unwind(AssertUnwindSafe(|| {
            check();
            work()
        }));
        GIVEN_UP.set(before);
        match worked {
            Ok(answer) => Some(answer),
            Err(reason) if reason.is::<GivenUp>() => None,
            Err(reason) => panic::resume_unwind(reason),
        }
    }

    /// Ends the rule here if its answer isn't wanted any more.
    pub fn check() {
        let over =
            GIVEN_UP.with_borrow(|flag| flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)));
        if over {
            // Unwinds without a word: nothing is wrong.
            panic::resume_unwind(Box::new(GivenUp));
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn work_ends_where_it_looks() {
            let flag = Arc::new(AtomicBool::new(false));
            assert_eq!(unless_given_up(Arc::clone(&flag), || 7), Some(7));
            let ended = unless_given_up(Arc::clone(&flag), || {
                flag.store(true, Ordering::Relaxed);
                check();
                7
            });
            assert_eq!(ended, None);
            assert_eq!(unless_given_up(flag, || 7), None, "what is given up doesn't begin");
            check();
        }
    }
}
