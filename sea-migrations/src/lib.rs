//! Loanroom's database schema.
//!
//! There is one migration per domain, each with a complete `down`. The same statements run on SQLite and PostgreSQL.
//! Enumerations are stored as the specification's keywords; ids are UUIDv7; timestamps are UTC.

// `MigrationTrait` is written this way, and `async_trait` requires the same.
#![allow(elided_lifetimes_in_paths)]

mod accounts;
mod adoption;
mod documents;
mod loans;
mod mail;
mod messaging;
mod needs_list;
mod notifications;
mod reminders;
mod table_definitions;
mod upload_links;

pub use sea_orm_migration::MigratorTrait;
use sea_orm_migration::{prelude::*, sea_orm::DatabaseConnection};

/// Migrates a database to the current schema, or back.
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
            Box::new(notifications::m20261128_000006_notification_emails::Migration),
            Box::new(mail::m20261128_000007_mail_failures::Migration),
            Box::new(reminders::m20261128_000008_reminders::Migration),
            Box::new(upload_links::m20261128_000010_upload_links::Migration),
        ]
    }
}

/// Migrates a database to the current schema, including one of the earlier migrations.
///
/// # Errors
/// When the database can't be changed, or is older than the last of the earlier schemas.
pub async fn migrate(db: &DatabaseConnection) -> Result<(), DbErr> {
    adoption::adopt(db).await?;
    Migrator::up(db, None).await
}
