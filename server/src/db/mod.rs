//! The database: SQLite with one writer and many readers by default, PostgreSQL when named.

mod columns;
mod connect;

pub use columns::with_columns;
pub use connect::connect;
use sea_orm::{
    DatabaseConnection, DatabaseTransaction, DbErr, SqliteTransactionMode, TransactionOptions,
    TransactionTrait,
};

/// Where all rows live. Reads go to a pool that can't write; writes happen in transactions.
#[derive(Clone)]
pub struct Database {
    reader: DatabaseConnection,
    writer: DatabaseConnection,
}

impl Database {
    /// For queries outside of a transaction. On SQLite this connection refuses to write.
    #[must_use]
    pub fn read(&self) -> &DatabaseConnection {
        &self.reader
    }

    /// Begins a transaction that may write. Dropped without `commit`, it is undone. On SQLite it holds
    /// the one write lock from the start, so a later statement can't fail for want of it.
    ///
    /// # Errors
    /// When the database is locked by something else for too long, or can't be reached.
    pub async fn write(&self) -> Result<DatabaseTransaction, DbErr> {
        self.writer
            .begin_with_options(TransactionOptions {
                sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
                ..TransactionOptions::default()
            })
            .await
    }
}
