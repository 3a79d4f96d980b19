//! What migrations are written against: a schema that statements are run on, whichever connection is behind it.
//!
//! A migration that held SeaORM's manager across an `await` would make the compiler prove again, for each of them, that
//! connections, pools and all they are made of may go to another thread: most of the time that compiling this package took.

use sea_orm_migration::{
    SchemaManagerConnection,
    prelude::*,
    sea_orm::{DbBackend, QueryResult, Statement, StatementBuilder},
};
use std::pin::Pin;

/// The answer of a statement that is being run.
type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, DbErr>> + Send + 'a>>;

/// One step of the schema, and the way back from it.
#[async_trait::async_trait]
pub trait Change: MigrationName + Send + Sync {
    /// Makes it.
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr>;

    /// Leaves nothing of it behind.
    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr>;
}

/// A change as the migrator takes it.
pub fn migration(change: impl Change + 'static) -> Box<dyn MigrationTrait> {
    Box::new(Step(Box::new(change)))
}

struct Step(Box<dyn Change>);

impl MigrationName for Step {
    fn name(&self) -> &str {
        self.0.name()
    }
}

#[allow(elided_lifetimes_in_paths)] // the trait is written so, and async_trait needs the same
#[async_trait::async_trait]
impl MigrationTrait for Step {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        self.0.up(&Schema(manager.get_connection())).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        self.0.down(&Schema(manager.get_connection())).await
    }
}

/// The schema of a database, as it is being changed.
pub struct Schema<'a>(&'a dyn Connection);

impl Schema<'_> {
    /// Which database it is.
    pub fn backend(&self) -> DbBackend {
        self.0.backend()
    }

    /// Runs a statement, as this database writes it.
    pub fn execute(&self, statement: &impl StatementBuilder) -> Answer<'_, ()> {
        self.0.execute(self.backend().build(statement))
    }

    /// Runs what is written out already.
    pub fn execute_unprepared<'a>(&'a self, sql: &'a str) -> Answer<'a, ()> {
        self.0.execute_unprepared(sql)
    }

    /// All rows that a query finds.
    pub fn query_all(&self, query: &impl StatementBuilder) -> Answer<'_, Vec<QueryResult>> {
        self.0.query_all(self.backend().build(query))
    }
}

/// What a schema asks of a connection.
#[async_trait::async_trait]
trait Connection: Sync {
    fn backend(&self) -> DbBackend;
    async fn execute(&self, statement: Statement) -> Result<(), DbErr>;
    async fn execute_unprepared(&self, sql: &str) -> Result<(), DbErr>;
    async fn query_all(&self, query: Statement) -> Result<Vec<QueryResult>, DbErr>;
}

#[async_trait::async_trait]
impl Connection for SchemaManagerConnection<'_> {
    fn backend(&self) -> DbBackend {
        self.get_database_backend()
    }

    async fn execute(&self, statement: Statement) -> Result<(), DbErr> {
        self.execute_raw(statement).await.map(|_| ())
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<(), DbErr> {
        ConnectionTrait::execute_unprepared(self, sql).await.map(|_| ())
    }

    async fn query_all(&self, query: Statement) -> Result<Vec<QueryResult>, DbErr> {
        self.query_all_raw(query).await
    }
}
