//! Integrity of stored files: a `damaged` flag beside each storage key, the time of the last verification, and the progress
//! of the background check.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

/// The tables whose rows name a file.
const NAMING: [&str; 4] = ["document", "document_version", "example_file", "secure_upload_file"];

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for naming in NAMING {
            let damaged = boolean("damaged").default(false).take();
            schema.execute(&Table::alter().table(naming).add_column(damaged).take()).await?;
        }
        let damaged =
            index("file_integrity", &["damaged_at"]).and_where(Expr::col("damaged_at").is_not_null()).take();
        create(schema, vec![file_integrity(), integrity_check()], vec![damaged]).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["integrity_check", "file_integrity"]).await?;
        for naming in NAMING {
            schema.execute(&Table::alter().table(naming).drop_column("damaged").take()).await?;
        }
        Ok(())
    }
}

/// The last comparison of the bytes that `storage_key` finds with their checksum; `damaged_at` is there while they differ.
fn file_integrity() -> TableCreateStatement {
    table("file_integrity")
        .col(string("storage_key").primary_key())
        .col(instant("checked_at"))
        .col(instant_null("damaged_at"))
        .take()
}

/// The one row of the check of all files: the table and the id it has come to.
fn integrity_check() -> TableCreateStatement {
    table("integrity_check")
        .col(integer("id").primary_key())
        .col(string("source"))
        .col(uuid_null("after_id"))
        .col(instant("started_at"))
        .col(instant_null("finished_at"))
        .take()
}
