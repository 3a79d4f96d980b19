//! The database: SQLite with one writer and many readers by default, or PostgreSQL.

mod columns;
mod connect;
mod idempotency_claim;
mod lock;
pub mod private_files;
mod reads;
mod text_search;
mod write;

pub use columns::{joined, with_columns};
pub use connect::connect;
pub use idempotency_claim::{KEYS_KEPT, WriteClaim, with_claim};
pub use lock::{LockError, lock};
use reads::ReadPools;
pub use reads::{ReadCaller, ReadPool, ReadStream};
use sea_orm::{
    ConnectionTrait as _, DatabaseBackend, DatabaseConnection, DbErr, SqliteTransactionMode,
    TransactionOptions, TransactionTrait,
};
pub use text_search::contains;
pub use write::WriteTransaction;

use crate::environment::forbid_in_transaction;

/// The database. Reads use a pool of read-only connections; writes happen in transactions.
#[derive(Clone)]
pub struct Database {
    readers: ReadPools,
    writer: DatabaseConnection,
    is_shared: bool,
}

impl Database {
    /// Returns the reader for queries outside of transactions. Its SQLite connections reject writes. Dropping a
    /// query's future cancels the statement.
    #[must_use]
    #[track_caller]
    pub fn read(&self) -> &ReadPool {
        forbid_in_transaction("another connection");
        &self.readers.statements
    }

    /// Returns the reader for streaming rows while other statements run, for example into a download.
    #[must_use]
    pub fn read_export(&self) -> &ReadPool {
        &self.readers.exports
    }

    /// Returns the reader for session lookups, which don't queue behind other reads.
    #[must_use]
    pub fn read_session(&self) -> &ReadPool {
        &self.readers.sessions
    }

    /// Begins a write transaction. Dropping it without `commit` rolls it back. On SQLite it takes the write lock
    /// immediately, so a later statement can't fail to get it.
    ///
    /// # Errors
    /// When the database is locked for too long, or unreachable.
    pub async fn write(&self) -> Result<WriteTransaction, DbErr> {
        let tx = self.write_separately().await?;
        idempotency_claim::record(&tx).await?;
        Ok(tx)
    }

    /// Begins a write transaction for bookkeeping that isn't the purpose of the request, so that it doesn't use up
    /// the request's idempotency key.
    ///
    /// # Errors
    /// Those of [`Database::write`].
    pub async fn write_separately(&self) -> Result<WriteTransaction, DbErr> {
        forbid_in_transaction("another transaction");
        let begun = self.writer.begin_with_options(TransactionOptions {
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..TransactionOptions::default()
        });
        begun.await.map(WriteTransaction::new)
    }

    /// Returns whether other servers may write to the same database.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Removes remains of overwritten and deleted data from the SQLite file. On PostgreSQL its own vacuum does that.
    ///
    /// # Errors
    /// When there is no disk space for it, or the database is locked for too long.
    pub async fn purge_deleted_data(&self) -> Result<(), DbErr> {
        if self.writer.get_database_backend() != DatabaseBackend::Sqlite {
            return Ok(());
        }
        self.writer.execute_unprepared("VACUUM").await?;
        self.writer.execute_unprepared("PRAGMA wal_checkpoint(TRUNCATE)").await.map(|_| ())
    }
}
