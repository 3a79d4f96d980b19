//! The end of statements whose request has ended: because the client left, or its time was up. Left alone, SQLite and
//! PostgreSQL would work them out to the end, and their connection would serve nobody meanwhile.

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

/// How many steps of its virtual machine SQLite takes before it looks whether the statement is still wanted: well under a
/// millisecond.
const STEPS: i32 = 1_000;

tokio::task_local! {
    /// The statement that the task waits for, for the hooks of the pool that lends it a connection.
    static RUNNING: Arc<RunningStatement>;
}

/// A statement on its way, as its connection knows it.
#[derive(Debug, Default)]
struct RunningStatement {
    is_abandoned: AtomicBool,
    /// The process of PostgreSQL that runs it.
    backend: OnceLock<i32>,
}

/// A statement that ends in the database when this is dropped before it has an answer.
pub(super) struct EndedOnDrop {
    statement: Arc<RunningStatement>,
    canceller: Option<Canceller>,
    is_finished: bool,
}

impl EndedOnDrop {
    pub(super) fn new(canceller: Option<Canceller>) -> Self {
        Self { statement: Arc::default(), canceller, is_finished: false }
    }

    /// Says that there is nothing left to end.
    pub(super) fn finish(&mut self) {
        self.is_finished = true;
    }

    /// Waits for the statement, or for its first row.
    pub(super) async fn run<T>(&self, statement: impl Future<Output = T>) -> T {
        RUNNING.scope(Arc::clone(&self.statement), statement).await
    }
}

impl Drop for EndedOnDrop {
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

/// Runs a statement that is ended in the database when the answer is dropped.
pub(super) async fn end_on_drop<T>(canceller: Option<Canceller>, statement: impl Future<Output = T>) -> T {
    let mut running = Running { end: EndedOnDrop::new(canceller), future: None };
    let running_statement = Arc::clone(&running.end.statement);
    let future = running.future.insert(Box::pin(RUNNING.scope(running_statement, statement)));
    let answer = future.await;
    running.end.finish();
    answer
}

/// Fields are dropped in this order: the statement is marked as abandoned before its connection goes back to the pool.
struct Running<F: Future> {
    end: EndedOnDrop,
    future: Option<Pin<Box<F>>>,
}

/// Makes a SQLite connection look now and then whether the statement of this task is still wanted.
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

/// Notes which process of PostgreSQL runs the statement of this task. It tells as well whether the connection is alive.
///
/// # Errors
/// When it isn't.
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

/// Cancels statements of PostgreSQL, over a connection that nothing else uses.
#[derive(Clone)]
pub(in crate::db) struct Canceller {
    connection: DatabaseConnection,
    /// The processes that are being cancelled.
    backends: Arc<Mutex<HashSet<i32>>>,
}

impl Canceller {
    pub(in crate::db) fn new(connection: DatabaseConnection) -> Self {
        Self { connection, backends: Arc::default() }
    }

    fn cancel(&self, backend: i32) {
        let Ok(runtime) = Handle::try_current() else { return };
        self.backends().insert(backend);
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
            canceller.backends().remove(&backend);
        });
    }

    /// Returns whether the connection can be reused. One whose process is being cancelled can't: the cancellation may hit
    /// the next statement.
    pub(in crate::db) async fn spares(&self, connection: &mut PgConnection) -> bool {
        if self.backends().is_empty() {
            return true;
        }
        let backend = backend_of(connection).await;
        backend.is_ok_and(|backend| !self.backends().contains(&backend))
    }

    fn backends(&self) -> MutexGuard<'_, HashSet<i32>> {
        self.backends.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
