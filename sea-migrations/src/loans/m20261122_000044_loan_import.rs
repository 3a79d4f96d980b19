//! Who imported loans, and with what call, so that repeating it imports nothing twice.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let once = index("loan_import", &["imported_by", "idempotency_key"]).unique().take();
        create(schema, vec![loan_import()], vec![once]).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["loan_import"]).await
    }
}

/// A fingerprint of what was asked for, and what was answered, as JSON.
fn loan_import() -> TableCreateStatement {
    table("loan_import")
        .col(uuid("id").primary_key())
        .col(uuid("imported_by"))
        .col(string("idempotency_key"))
        .col(text("asked"))
        .col(text("answered"))
        .col(instant("imported_at"))
        .foreign_key(&mut owned_by("loan_import", "imported_by", "app_user"))
        .take()
}
