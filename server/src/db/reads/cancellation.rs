//! Cancels statements whose request has ended, because the client disconnected or its time was up. Otherwise SQLite
//! and PostgreSQL would complete them, blocking the connection meanwhile.

use std::{
    collections::HashSet,
    future::Future,
    pin::Pin,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use sea_orm::{
    ConnectionTrait as _, DatabaseBackend, DatabaseConnection, Statement,
    sqlx::{self, Connection as _, PgConnection, SqliteConnection},
};
use tokio::runtime::Handle;

/// The number of steps of SQLite's virtual machine between cancellation checks: well under a millisecond.
const STEPS: i32 = 1_000;

tokio::task_local! {
    /// The task's current statement, for the hooks of the pool that provides its connection.
    static RUNNING: Arc<RunningStatement>;
}

/// A running statement, as its connection knows it.
#[derive(Debug, Default)]
struct RunningStatement {
    is_abandoned: AtomicBool,
    /// The PostgreSQL process that runs it.
    backend: OnceLock<i32>,
}

/// Cancels a statement in the database when dropped before the statement has finished.
pub(super) struct CancelOnDrop {
    statement: Arc<RunningStatement>,
    canceller: Option<StatementCanceller>,
    is_finished: bool,
}

impl CancelOnDrop {
    pub(super) fn new(canceller: Option<StatementCanceller>) -> Self {
        Self { statement: Arc::default(), canceller, is_finished: false }
    }

    /// Marks the statement as finished, so that nothing is cancelled.
    pub(super) fn finish(&mut self) {
        self.is_finished = true;
    }

    /// Waits for the statement, or for its first row.
    pub(super) async fn run<T>(&self, statement: impl Future<Output = T>) -> T {
        RUNNING.scope(Arc::clone(&self.statement), statement).await
    }
}

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        if self.is_finished {
            return;
        }
        self.statement.is_abandoned.store(true, Ordering::Relaxed);
        if let (Some(canceller), Some(backend)) = (&self.canceller, self.statement.backend.get()) {
            canceller.cancel(*backend);
        }
    }
}

/// Runs a statement that is cancelled in the database when the returned future is dropped.
pub(super) async fn cancel_on_drop<T>(
    canceller: Option<StatementCanceller>,
    statement: impl Future<Output = T>,
) -> T {
    let mut running = RunningFuture { end: CancelOnDrop::new(canceller), future: None };
    let running_statement = Arc::clone(&running.end.statement);
    let future = running.future.insert(Box::pin(RUNNING.scope(running_statement, statement)));
    let answer = future.await;
    running.end.finish();
    answer
}

/// Fields are dropped in this order: the statement is marked as abandoned before its connection returns to the pool.
struct RunningFuture<F: Future> {
    end: CancelOnDrop,
    future: Option<Pin<Box<F>>>,
}

/// Makes a SQLite connection check regularly whether the current task's statement was cancelled.
///
/// # Errors
/// When the connection's thread has ended.
pub(in crate::db) async fn watch_sqlite(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let running = RUNNING.try_with(Arc::clone).ok();
    let mut handle = connection.lock_handle().await?;
    match running {
        Some(running) => {
            handle.set_progress_handler(STEPS, move || !running.is_abandoned.load(Ordering::Relaxed));
        }
        None => handle.remove_progress_handler(),
    }
    Ok(())
}

/// Records which PostgreSQL process runs the current task's statement, and tests the connection.
///
/// # Errors
/// When the connection is dead.
pub(in crate::db) async fn watch_postgres(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    match RUNNING.try_with(Arc::clone) {
        Ok(running) => {
            let _ = running.backend.set(backend_of(connection).await?);
            Ok(())
        }
        Err(_) => connection.ping().await,
    }
}

async fn backend_of(connection: &mut PgConnection) -> Result<i32, sqlx::Error> {
    sqlx::query_scalar("SELECT pg_backend_pid()").fetch_one(connection).await
}

/// Cancels PostgreSQL statements, using a dedicated connection.
#[derive(Clone)]
pub(in crate::db) struct StatementCanceller {
    connection: DatabaseConnection,
    /// The processes being cancelled.
    backends: Arc<Mutex<HashSet<i32>>>,
}

impl StatementCanceller {
    pub(in crate::db) fn new(connection: DatabaseConnection) -> Self {
        Self { connection, backends: Arc::default() }
    }

    fn cancel(&self, backend: i32) {
        let Ok(runtime) = Handle::try_current() else { return };
        self.lock_backends().insert(backend);
        let canceller = self.clone();
        runtime.spawn(async move {
            let cancel = Statement::from_sql_and_values(
                DatabaseBackend::Postgres,
                "SELECT pg_cancel_backend($1)",
                [backend.into()],
            );
            if let Err(error) = canceller.connection.query_one_raw(cancel).await {
                tracing::warn!(%error, "couldn't cancel a statement; it ends by its time limit");
            }
            canceller.lock_backends().remove(&backend);
        });
    }

    /// Returns whether the connection can be reused. It can't while its process is being cancelled, because the
    /// cancellation may hit the next statement.
    pub(in crate::db) async fn can_reuse(&self, connection: &mut PgConnection) -> bool {
        if self.lock_backends().is_empty() {
            return true;
        }
        let backend = backend_of(connection).await;
        backend.is_ok_and(|backend| !self.lock_backends().contains(&backend))
    }

    fn lock_backends(&self) -> MutexGuard<'_, HashSet<i32>> {
        self.backends.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
