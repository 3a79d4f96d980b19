//! Write transactions.

use std::ops::Deref;

use sea_orm::{
    ConnectionTrait, DatabaseBackend, DatabaseTransaction, DbErr, ExecResult, QueryResult, Statement,
};

use crate::environment::TransactionMark;

/// A write transaction. Dropping it without `commit` rolls it back. While a task holds one, it must not await
/// storage, email, the scanner, heavy work or another connection: see [`crate::environment::forbid_in_transaction`].
pub struct WriteTransaction {
    tx: DatabaseTransaction,
    mark: TransactionMark,
}

impl WriteTransaction {
    pub(super) fn new(tx: DatabaseTransaction) -> Self {
        Self { tx, mark: TransactionMark::set() }
    }

    /// Commits the changes.
    ///
    /// # Errors
    /// When the commit fails; then nothing changed.
    pub async fn commit(self) -> Result<(), DbErr> {
        let Self { tx, mark } = self;
        let committed = tx.commit().await;
        drop(mark);
        committed
    }

    /// Rolls the changes back and waits for completion.
    ///
    /// # Errors
    /// When the database is unreachable.
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
