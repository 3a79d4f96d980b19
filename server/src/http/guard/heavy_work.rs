//! A bounded pool for CPU-bound work. Jobs run on low-priority threads, a few at a time. A few more wait briefly for
//! their turn; others are rejected with a retry delay. Work whose request has ended is cancelled.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use shared_rules::cancellation;
use tokio::{
    sync::{Semaphore, oneshot},
    time::timeout,
};

use crate::{environment::forbid_in_transaction, http::Problem};

/// The `nice` value of heavy work: 19 is the lowest priority.
#[cfg(target_os = "linux")]
const NICE: i32 = 15;

/// The retry delay after a rejection, in seconds.
const RETRY_SECONDS: u64 = 2;

/// A pool for heavy work. Cheap to clone.
#[derive(Clone, Debug)]
pub struct HeavyWork {
    /// One permit for each running job.
    turns: Arc<Semaphore>,
    /// One permit for each running or waiting job.
    room: Arc<Semaphore>,
    wait: Duration,
}

impl HeavyWork {
    /// Creates a pool that runs `at_once` jobs concurrently; `queue` more wait, each for at most `wait`.
    #[must_use]
    pub fn new(at_once: usize, queue: usize, wait: Duration) -> Self {
        Self {
            turns: Arc::new(Semaphore::new(at_once)),
            room: Arc::new(Semaphore::new(at_once.saturating_add(queue))),
            wait,
        }
    }

    /// Returns how many jobs could start immediately.
    #[must_use]
    pub fn free_turns(&self) -> usize {
        self.turns.available_permits()
    }

    /// Runs heavy work in the pool, and other work right here.
    ///
    /// # Errors
    /// As [`HeavyWork::run`].
    pub async fn run_if<T: Send + 'static>(
        &self,
        heavy: bool,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        if heavy { self.run(work).await } else { Ok(work()) }
    }

    /// Runs the work in the pool. Dropping the future cancels it: waiting work never starts, and running work ends at
    /// its next cancellation check.
    ///
    /// # Errors
    /// *Busy* when too many jobs wait or the wait takes too long; *internal* when the work panics.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        forbid_in_transaction("heavy work");
        let full = |_| Problem::overloaded().retry_after(RETRY_SECONDS);
        let room = Arc::clone(&self.room).try_acquire_owned().map_err(|_| full(()))?;
        let turn = timeout(self.wait, Arc::clone(&self.turns).acquire_owned());
        let turn = turn.await.map_err(|_| full(()))?.map_err(|_| Problem::internal())?;
        let wanted = CancelOnDrop::default();
        let given_up = Arc::clone(&wanted.given_up);
        let (tell, told) = oneshot::channel();
        let begun = thread::Builder::new().name("heavy work".to_owned()).spawn(move || {
            // Both are held until the work has really ended, even if its request is gone.
            let held = (room, turn);
            lower_priority();
            let made = cancellation::unless_cancelled(given_up, work);
            drop(held);
            let _ = tell.send(made);
        });
        if begun.is_err() {
            return Err(full(()));
        }
        let worked = told.await;
        drop(wanted);
        worked.ok().flatten().ok_or_else(Problem::internal)
    }
}

/// Lowers the thread's priority, so that request handlers come first. A thread can't raise its priority again, so
/// each job has its own thread.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, NICE);
}

/// Cancels the work when dropped.
#[derive(Default)]
struct CancelOnDrop {
    given_up: Arc<AtomicBool>,
}

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.given_up.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::mpsc,
        thread,
        time::{Duration, Instant},
    };

    use super::*;

    const LONG: Duration = Duration::from_secs(30);

    /// Work that runs until it is cancelled, and then reports that.
    fn endless(ended: mpsc::Sender<()>) -> impl FnOnce() + Send + 'static {
        struct Says(mpsc::Sender<()>);
        impl Drop for Says {
            fn drop(&mut self) {
                let _ = self.0.send(());
            }
        }
        let says = Says(ended);
        move || {
            let _says = says;
            loop {
                cancellation::check();
                thread::sleep(Duration::from_millis(1));
            }
        }
    }

    #[tokio::test]
    async fn full_queue_returns_retry_delay() {
        let heavy = HeavyWork::new(1, 1, Duration::from_millis(50));
        let (ended, endings) = mpsc::channel();
        let running = tokio::spawn({
            let (heavy, work) = (heavy.clone(), endless(ended));
            async move { heavy.run(work).await }
        });
        while heavy.free_turns() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let (waits, turned_away) = tokio::join!(heavy.run(|| ()), heavy.run(|| ()));
        assert_eq!(
            (waits.unwrap_err().status().as_u16(), turned_away.unwrap_err().status().as_u16()),
            (503, 503)
        );
        running.abort();
        assert!(running.await.unwrap_err().is_cancelled());
        endings.recv_timeout(LONG).expect("work whose request has ended is given up");
        let begun = Instant::now();
        while heavy.run(|| 7).await.ok() != Some(7) {
            assert!(begun.elapsed() < LONG, "the turn isn't given back");
        }
    }

    #[tokio::test]
    async fn panicking_work_releases_its_permit() {
        let heavy = HeavyWork::new(1, 0, LONG);
        let broken = heavy.run(|| -> u8 { panic!("on purpose") }).await;
        assert_eq!(broken.unwrap_err().status().as_u16(), 500);
        assert_eq!(heavy.run(|| 7).await.ok(), Some(7));
    }

    #[tokio::test]
    async fn abandoned_work_never_starts() {
        let heavy = HeavyWork::new(1, 4, LONG);
        let held = Arc::clone(&heavy.turns).acquire_owned().await.unwrap();
        let (began, beginnings) = mpsc::channel();
        let waiting = tokio::spawn({
            let heavy = heavy.clone();
            async move { heavy.run(move || began.send(())).await.map(|_| ()) }
        });
        tokio::time::sleep(Duration::from_millis(20)).await;
        waiting.abort();
        let _ = waiting.await;
        drop(held);
        assert_eq!(heavy.run(|| 7).await.ok(), Some(7));
        assert!(beginnings.try_recv().is_err());
    }
}
