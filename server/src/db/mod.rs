//! The database: SQLite with one writer and many readers by default, PostgreSQL when named.

mod claim;
mod columns;
mod connect;
mod lock;
pub mod private_files;
mod reads;
mod text;
mod write;

pub use claim::{KEYS_KEPT, WriteClaim, with_claim};
pub use columns::{joined, with_columns};
pub use connect::connect;
pub use lock::{LockError, lock};
use reads::Readers;
pub use reads::{Caller, ReadStream, Reader};
use sea_orm::{
    ConnectionTrait as _, DatabaseBackend, DatabaseConnection, DbErr, SqliteTransactionMode,
    TransactionOptions, TransactionTrait,
};
pub use text::contains;
pub use write::WriteTransaction;

use crate::environment::forbid_in_transaction;

/// Where all rows live. Reads go to a pool that can't write; writes happen in transactions.
#[derive(Clone)]
pub struct Database {
    readers: Readers,
    writer: DatabaseConnection,
    is_shared: bool,
}

impl Database {
    /// For queries outside of a transaction. On SQLite this connection refuses to write. A statement ends when its
    /// future is dropped.
    #[must_use]
    #[track_caller]
    pub fn read(&self) -> &Reader {
        forbid_in_transaction("another connection");
        &self.readers.statements
    }

    /// For rows that are read one by one while other statements run, such as those of a file to download.
    #[must_use]
    pub fn read_export(&self) -> &Reader {
        &self.readers.exports
    }

    /// For the lookup of a session, which doesn't wait for other reads.
    #[must_use]
    pub fn read_session(&self) -> &Reader {
        &self.readers.sessions
    }

    /// Begins a transaction that may write. Dropped without `commit`, it is undone. On SQLite it holds
    /// the one write lock from the start, so a later statement can't fail for want of it.
    ///
    /// # Errors
    /// When the database is locked by something else for too long, or can't be reached.
    pub async fn write(&self) -> Result<WriteTransaction, DbErr> {
        let tx = self.write_apart().await?;
        claim::record(&tx).await?;
        Ok(tx)
    }

    /// The same for bookkeeping that isn't part of what a request was made for: it doesn't use the request's
    /// idempotency key up.
    ///
    /// # Errors
    /// Those of [`Database::write`].
    pub async fn write_apart(&self) -> Result<WriteTransaction, DbErr> {
        forbid_in_transaction("another transaction");
        let begun = self.writer.begin_with_options(TransactionOptions {
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..TransactionOptions::default()
        });
        begun.await.map(WriteTransaction::new)
    }

    /// Whether other servers may write to the same database.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Leaves no copy of what was overwritten or deleted in the database's file. PostgreSQL's own clean-up
    /// does that there.
    ///
    /// # Errors
    /// When there is no room for it, or the database is locked for too long.
    pub async fn leave_no_trace(&self) -> Result<(), DbErr> {
        if self.writer.get_database_backend() != DatabaseBackend::Sqlite {
            return Ok(());
        }
        self.writer.execute_unprepared("VACUUM").await?;
        self.writer.execute_unprepared("PRAGMA wal_checkpoint(TRUNCATE)").await.map(|_| ())
    }
}
