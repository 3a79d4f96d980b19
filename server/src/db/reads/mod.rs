//! Reading outside of transactions.
//!
//! All requests share one pool of read connections. Three rules keep a single caller from exhausting it:
//!
//! 1. A statement is cancelled when its request ends ([`ending`]).
//! 2. Each caller has a concurrency limit; further reads of the same caller queue ([`shares`]).
//! 3. The last connections are reserved for session lookups, so that every request can be authenticated.

mod caller;
mod cancellation;
mod read_limits;

use std::{
    future::Future,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

pub use caller::ReadCaller;
use cancellation::{CancelOnDrop, cancel_on_drop};
pub(in crate::db) use cancellation::{StatementCanceller, watch_postgres, watch_sqlite};
use futures_util::Stream;
use read_limits::{ReadKind, ReadPermit, ReadShares};
use sea_orm::{
    ConnectionTrait, DatabaseBackend, DatabaseConnection, DbErr, ExecResult, QueryResult, QueryStream,
    Statement, StreamTrait,
};

/// A pool of read connections, as seen by one kind of read.
#[derive(Clone)]
pub struct ReadPool {
    connection: DatabaseConnection,
    canceller: Option<StatementCanceller>,
    shares: Arc<ReadShares>,
    kind: ReadKind,
}

/// The readers of a database.
#[derive(Clone)]
pub(super) struct ReadPools {
    pub(super) statements: ReadPool,
    pub(super) exports: ReadPool,
    pub(super) sessions: ReadPool,
}

impl ReadPools {
    /// Creates the readers. The pool must have more connections than `statements` and `exports` together. `wait` is
    /// how long a read waits for a permit.
    pub(super) fn new(
        connection: DatabaseConnection,
        canceller: Option<StatementCanceller>,
        (statements, exports): (usize, usize),
        wait: Duration,
    ) -> Self {
        let shares = Arc::new(ReadShares::new(statements, exports, wait));
        let statements = ReadPool { connection, canceller, shares, kind: ReadKind::Statements };
        let of_kind = |kind| ReadPool { kind, ..statements.clone() };
        Self { exports: of_kind(ReadKind::Exports), sessions: of_kind(ReadKind::Sessions), statements }
    }
}

impl ReadPool {
    /// Checks that the database responds.
    ///
    /// # Errors
    /// When it doesn't.
    pub async fn ping(&self) -> Result<(), DbErr> {
        self.connection.ping().await
    }

    /// Closes all connections of the pool.
    ///
    /// # Errors
    /// When they can't be closed.
    pub async fn close(self) -> Result<(), DbErr> {
        self.connection.close().await
    }

    async fn run<T>(&self, statement: impl Future<Output = Result<T, DbErr>>) -> Result<T, DbErr> {
        let _permit = self.shares.acquire(self.kind).await?;
        cancel_on_drop(self.canceller.clone(), statement).await
    }

    async fn stream(&self, statement: Statement) -> Result<ReadStream, DbErr> {
        trace(&statement);
        let permit = self.shares.acquire(self.kind).await?;
        let end = CancelOnDrop::new(self.canceller.clone());
        let rows = end.run(self.connection.stream_raw(statement)).await?;
        Ok(ReadStream { end, rows, _permit: permit })
    }
}

/// Logs a statement without its values, for finding slow ones.
fn trace(statement: &Statement) {
    tracing::trace!(target: "loanroom::sql", sql = statement.sql, "reads");
}

#[async_trait::async_trait]
impl ConnectionTrait for ReadPool {
    fn get_database_backend(&self) -> DatabaseBackend {
        self.connection.get_database_backend()
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        trace(&statement);
        self.run(self.connection.execute_raw(statement)).await
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        self.run(self.connection.execute_unprepared(sql)).await
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        trace(&statement);
        self.run(self.connection.query_one_raw(statement)).await
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        trace(&statement);
        self.run(self.connection.query_all_raw(statement)).await
    }
}

impl StreamTrait for ReadPool {
    type Stream<'a> = ReadStream;

    fn get_database_backend(&self) -> DatabaseBackend {
        self.connection.get_database_backend()
    }

    fn stream_raw<'a>(
        &'a self,
        statement: Statement,
    ) -> Pin<Box<dyn Future<Output = Result<ReadStream, DbErr>> + 'a + Send>> {
        Box::pin(self.stream(statement))
    }
}

/// A stream of rows. Dropping it before the last row cancels the statement.
pub struct ReadStream {
    // Dropped in this order: see `ending::RunningFuture`.
    end: CancelOnDrop,
    rows: QueryStream,
    _permit: ReadPermit,
}

impl Stream for ReadStream {
    type Item = Result<QueryResult, DbErr>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = Pin::new(&mut self.rows).poll_next(context);
        if matches!(next, Poll::Ready(None)) {
            self.end.finish();
        }
        next
    }
}
