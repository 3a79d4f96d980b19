//! Asserts that no write transaction waits for slow work. SQLite has one write lock and PostgreSQL few connections, so
//! a transaction that waits for a bucket, a mail server or a scanner blocks all other writers.
//!
//! Debug builds, and thus all tests, track which task holds a transaction, and panic when it starts slow work. Release
//! builds do nothing.

#[cfg(debug_assertions)]
use tracked as imp;
#[cfg(not(debug_assertions))]
use untracked as imp;

pub use imp::TransactionMark;

/// Panics, in debug builds, if the task holds a write transaction. All slow operations call it first; `work` names the
/// operation.
#[track_caller]
pub fn forbid_in_transaction(work: &str) {
    imp::forbid(work);
}

/// Runs a future that shares its task with others, so that their transactions don't count as its own.
pub async fn separate_transactions<F: Future>(future: F) -> F::Output {
    imp::outside_transaction_scope(future).await
}

#[cfg(debug_assertions)]
mod tracked {
    use std::{
        collections::HashMap,
        sync::{
            LazyLock, Mutex, PoisonError,
            atomic::{AtomicU64, Ordering},
        },
    };

    use tokio::task;

    /// A task, or a concurrent branch of one, that may hold a transaction.
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum TransactionHolder {
        Task(task::Id),
        /// A part of a task that runs concurrently with its other parts.
        Branch(u64),
    }

    tokio::task_local! {
        static BRANCH: u64;
    }

    static BRANCHES: AtomicU64 = AtomicU64::new(0);
    /// The number of write transactions that each one holds.
    static HELD: LazyLock<Mutex<HashMap<TransactionHolder, u32>>> = LazyLock::new(Mutex::default);

    /// Returns `None` outside of tasks.
    fn current() -> Option<TransactionHolder> {
        BRANCH
            .try_with(|branch| TransactionHolder::Branch(*branch))
            .ok()
            .or_else(|| task::try_id().map(TransactionHolder::Task))
    }

    pub async fn outside_transaction_scope<F: Future>(future: F) -> F::Output {
        BRANCH.scope(BRANCHES.fetch_add(1, Ordering::Relaxed), future).await
    }

    #[track_caller]
    pub fn forbid(work: &str) {
        let Some(holder) = current() else { return };
        let holds = HELD.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&holder);
        assert!(!holds, "{work} begins while the task holds a write transaction");
    }

    /// Marks the task as holding a transaction, until dropped.
    pub struct TransactionMark(Option<TransactionHolder>);

    impl TransactionMark {
        /// Marks the current task.
        pub fn set() -> Self {
            let holder = current();
            if let Some(holder) = holder {
                *HELD.lock().unwrap_or_else(PoisonError::into_inner).entry(holder).or_default() += 1;
            }
            Self(holder)
        }
    }

    impl Drop for TransactionMark {
        fn drop(&mut self) {
            let Some(holder) = self.0 else { return };
            let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(count) = held.get_mut(&holder) {
                *count -= 1;
                if *count == 0 {
                    held.remove(&holder);
                }
            }
        }
    }
}

#[cfg(not(debug_assertions))]
mod untracked {
    pub async fn separate<F: Future>(future: F) -> F::Output {
        future.await
    }

    pub const fn forbid(_: &str) {}

    /// Does nothing.
    pub struct TransactionMark;

    impl TransactionMark {
        /// Does nothing.
        pub const fn set() -> Self {
            Self
        }
    }
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn rejects_slow_work_only_in_task_holding_transaction() {
        let refused = tokio::spawn(async {
            let _mark = TransactionMark::set();
            tokio::task::yield_now().await;
            forbid_in_transaction("storage");
        });
        assert!(refused.await.unwrap_err().is_panic());
        let fine = tokio::spawn(async {
            let held = separate_transactions(async {
                let _mark = TransactionMark::set();
                tokio::task::yield_now().await;
            });
            let slow = separate_transactions(async { forbid_in_transaction("storage") });
            tokio::join!(held, slow);
            drop(TransactionMark::set());
            forbid_in_transaction("storage");
        });
        fine.await.unwrap();
    }
}
