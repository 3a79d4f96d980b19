//! Loanroom's schema.
//!
//! One migration a domain, each with a `down` that leaves nothing behind. The same statements run on SQLite and
//! PostgreSQL. Enumerations are stored as the words of the specification; ids are UUIDv7; instants are UTC.

// `MigrationTrait` is written so, and `async_trait` needs the same.
#![allow(elided_lifetimes_in_paths)]

mod accounts;
mod adoption;
mod documents;
mod loans;
mod messaging;
mod needs_list;
mod shape;

pub use sea_orm_migration::MigratorTrait;
use sea_orm_migration::{prelude::*, sea_orm::DatabaseConnection};

/// Brings a database to the present schema, or back.
pub struct Migrator;

#[async_trait::async_trait]
impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(accounts::m20261128_000001_accounts::Migration),
            Box::new(loans::m20261128_000002_loans::Migration),
            Box::new(needs_list::m20261128_000003_needs_list::Migration),
            Box::new(documents::m20261128_000004_documents::Migration),
            Box::new(messaging::m20261128_000005_messaging::Migration),
        ]
    }
}

/// Brings a database to the present schema, one from before these migrations as well.
///
/// # Errors
/// When the database can't be changed, or is older than its last schema before these migrations.
pub async fn migrate(db: &DatabaseConnection) -> Result<(), DbErr> {
    adoption::adopt(db).await?;
    Migrator::up(db, None).await
}
