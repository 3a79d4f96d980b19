//! A transaction that may write.

use std::ops::Deref;

use sea_orm::{
    ConnectionTrait, DatabaseBackend, DatabaseTransaction, DbErr, ExecResult, QueryResult, Statement,
};

use crate::environment::TransactionMark;

/// A transaction that may write. Dropped without `commit`, it is undone. While a task holds one, it awaits neither storage
/// nor mail, the scanner, heavy work or another connection: see [`crate::environment::forbid_in_transaction`].
pub struct WriteTransaction {
    tx: DatabaseTransaction,
    mark: TransactionMark,
}

impl WriteTransaction {
    pub(super) fn new(tx: DatabaseTransaction) -> Self {
        Self { tx, mark: TransactionMark::set() }
    }

    /// Keeps the changes.
    ///
    /// # Errors
    /// When the database can't keep them; then nothing changed.
    pub async fn commit(self) -> Result<(), DbErr> {
        let Self { tx, mark } = self;
        let committed = tx.commit().await;
        drop(mark);
        committed
    }

    /// Undoes the changes and waits for that.
    ///
    /// # Errors
    /// When the database can't be reached.
    pub async fn rollback(self) -> Result<(), DbErr> {
        let Self { tx, mark } = self;
        let undone = tx.rollback().await;
        drop(mark);
        undone
    }
}

impl Deref for WriteTransaction {
    type Target = DatabaseTransaction;

    fn deref(&self) -> &DatabaseTransaction {
        &self.tx
    }
}

#[async_trait::async_trait]
impl ConnectionTrait for WriteTransaction {
    fn get_database_backend(&self) -> DatabaseBackend {
        self.tx.get_database_backend()
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        self.tx.execute_raw(statement).await
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        self.tx.execute_unprepared(sql).await
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        self.tx.query_one_raw(statement).await
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        self.tx.query_all_raw(statement).await
    }
}
