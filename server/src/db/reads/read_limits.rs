//! Concurrency limits of read connections: no caller gets most of them, and some are reserved for sessions.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use sea_orm::{ConnAcquireErr, DbErr, RuntimeErr, sqlx};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use super::ReadCaller;
use crate::environment::TooManyReads;

/// The maximum number of a caller's concurrent statements. Further ones queue.
const STATEMENTS_OF_CALLER: usize = 2;
/// The maximum number of a caller's concurrent exports.
const EXPORTS_OF_CALLER: usize = 1;

/// The kind of a read, which determines its queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum ReadKind {
    /// The statements of a request.
    Statements,
    /// Streams of rows that last as long as the client takes. Other statements run meanwhile, so they need separate
    /// permits.
    Exports,
    /// Session lookups: one row by an index, before the caller is known. They don't queue behind other reads.
    Sessions,
}

fn too_many() -> DbErr {
    let cause = sqlx::Error::Configuration(Box::new(TooManyReads));
    DbErr::Query(RuntimeErr::SqlxError(Arc::new(cause)))
}

/// The permits of a pool of read connections. A read takes a permit of its caller first, then a shared one. Both
/// queues are first come, first served, and a caller has at most [`STATEMENTS_OF_CALLER`] reads in the shared one.
pub(super) struct ReadShares {
    statements: Arc<Semaphore>,
    exports: Arc<Semaphore>,
    callers: Mutex<HashMap<(ReadCaller, ReadKind), CallerShare>>,
    wait: Duration,
}

/// The permits of a caller, and the number of reads that hold or await one.
struct CallerShare {
    permits: Arc<Semaphore>,
    users: usize,
}

/// A read's permits; dropping it returns them.
pub(super) struct ReadPermit {
    _common: Option<OwnedSemaphorePermit>,
    _own: Option<OwnPermit>,
}

struct OwnPermit {
    _permit: Option<OwnedSemaphorePermit>,
    _seat: ShareRef,
}

/// A reference to a caller's share, which is removed with the last reference.
struct ShareRef {
    shares: Arc<ReadShares>,
    key: (ReadCaller, ReadKind),
}

impl Drop for ShareRef {
    fn drop(&mut self) {
        let mut callers = self.shares.lock_callers();
        let Some(share) = callers.get_mut(&self.key) else { return };
        share.users -= 1;
        if share.users == 0 {
            callers.remove(&self.key);
        }
    }
}

impl ReadShares {
    /// Creates permits for that many concurrent statements and exports, each of which waits for at most `wait`.
    pub(super) fn new(statements: usize, exports: usize, wait: Duration) -> Self {
        Self {
            statements: Arc::new(Semaphore::new(statements)),
            exports: Arc::new(Semaphore::new(exports)),
            callers: Mutex::default(),
            wait,
        }
    }

    /// Waits until the current caller may read.
    ///
    /// # Errors
    /// [`TooManyReads`] when other reads of the same caller took too long, a timeout when those of others did.
    pub(super) async fn acquire(self: &Arc<Self>, kind: ReadKind) -> Result<ReadPermit, DbErr> {
        let common = match kind {
            ReadKind::Statements => &self.statements,
            ReadKind::Exports => &self.exports,
            ReadKind::Sessions => return Ok(ReadPermit { _common: None, _own: None }),
        };
        let own = match ReadCaller::current() {
            Some(caller) => Some(self.acquire_own(caller, kind).await?),
            None => None,
        };
        let common = self.permit(common).await.ok_or(DbErr::ConnectionAcquire(ConnAcquireErr::Timeout))?;
        Ok(ReadPermit { _common: Some(common), _own: own })
    }

    async fn acquire_own(self: &Arc<Self>, caller: ReadCaller, kind: ReadKind) -> Result<OwnPermit, DbErr> {
        let key = (caller, kind);
        let permits = {
            let mut callers = self.lock_callers();
            let share = callers.entry(key).or_insert_with(|| CallerShare::of(kind));
            share.users += 1;
            Arc::clone(&share.permits)
        };
        let seat = ShareRef { shares: Arc::clone(self), key };
        let permit = self.permit(&permits).await.ok_or_else(too_many)?;
        Ok(OwnPermit { _permit: Some(permit), _seat: seat })
    }

    async fn permit(&self, permits: &Arc<Semaphore>) -> Option<OwnedSemaphorePermit> {
        if let Ok(free) = Arc::clone(permits).try_acquire_owned() {
            return Some(free);
        }
        timeout(self.wait, Arc::clone(permits).acquire_owned()).await.ok()?.ok()
    }

    fn lock_callers(&self) -> MutexGuard<'_, HashMap<(ReadCaller, ReadKind), CallerShare>> {
        self.callers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CallerShare {
    fn of(kind: ReadKind) -> Self {
        let most = if kind == ReadKind::Exports { EXPORTS_OF_CALLER } else { STATEMENTS_OF_CALLER };
        Self { permits: Arc::new(Semaphore::new(most)), users: 0 }
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);
    const SHORT: Duration = Duration::from_millis(20);

    fn person(n: u128) -> Option<ReadCaller> {
        Some(ReadCaller::Person(Uuid::from_u128(n)))
    }

    async fn acquire(
        shares: &Arc<ReadShares>,
        caller: Option<ReadCaller>,
        kind: ReadKind,
    ) -> Result<ReadPermit, DbErr> {
        ReadCaller::scope(caller, shares.acquire(kind)).await
    }

    #[tokio::test]
    async fn limits_reads_per_caller() {
        let shares = Arc::new(ReadShares::new(6, 2, SHORT));
        let first = acquire(&shares, person(1), ReadKind::Statements).await.unwrap();
        let second = acquire(&shares, person(1), ReadKind::Statements).await.unwrap();
        let third = acquire(&shares, person(1), ReadKind::Statements).await;
        let Err(DbErr::Query(RuntimeErr::SqlxError(cause))) = third else { panic!("it got a third") };
        assert!(matches!(&*cause, sqlx::Error::Configuration(cause) if cause.is::<TooManyReads>()));
        let other = acquire(&shares, person(2), ReadKind::Statements).await.unwrap();
        let export = acquire(&shares, person(1), ReadKind::Exports).await.unwrap();
        acquire(&shares, person(1), ReadKind::Sessions).await.unwrap();
        drop(first);
        let again = acquire(&shares, person(1), ReadKind::Statements).await.unwrap();
        drop((second, other, export, again));
        assert!(shares.lock_callers().is_empty(), "shares without reads are forgotten");
    }

    #[tokio::test]
    async fn session_lookups_do_not_queue() {
        let shares = Arc::new(ReadShares::new(2, 1, SHORT));
        let taken = (
            acquire(&shares, person(1), ReadKind::Statements).await.unwrap(),
            acquire(&shares, None, ReadKind::Statements).await.unwrap(),
        );
        let refused = acquire(&shares, person(2), ReadKind::Statements).await;
        assert!(matches!(refused, Err(DbErr::ConnectionAcquire(ConnAcquireErr::Timeout))));
        acquire(&shares, person(2), ReadKind::Sessions).await.unwrap();
        drop(taken);
        acquire(&shares, person(2), ReadKind::Statements).await.unwrap();
    }

    #[tokio::test]
    async fn abandoned_waiting_read_releases_its_share() {
        let shares = Arc::new(ReadShares::new(6, 2, LONG));
        let held = (
            acquire(&shares, person(1), ReadKind::Statements).await.unwrap(),
            acquire(&shares, person(1), ReadKind::Statements).await.unwrap(),
        );
        let waiting = tokio::spawn({
            let shares = Arc::clone(&shares);
            async move { acquire(&shares, person(1), ReadKind::Statements).await.map(|_| ()) }
        });
        let users = || shares.lock_callers().values().map(|share| share.users).sum::<usize>();
        while users() < 3 {
            tokio::task::yield_now().await;
        }
        waiting.abort();
        let _ = waiting.await;
        drop(held);
        assert_eq!(users(), 0);
    }
}
