//! Who opened a loan, and with what call, so that repeating it opens no other.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let once = index("loan_opening", &["opened_by", "idempotency_key"]).unique().take();
        create(schema, vec![loan_opening()], vec![once]).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["loan_opening"]).await
    }
}

/// The loan, what was asked for, and what was answered, as JSON.
fn loan_opening() -> TableCreateStatement {
    table("loan_opening")
        .col(uuid("loan_id").primary_key())
        .col(uuid("opened_by"))
        .col(string("idempotency_key"))
        .col(text("asked"))
        .col(text("answered"))
        .col(instant("opened_at"))
        .foreign_key(&mut owned_by("loan_opening", "loan_id", "loan"))
        .foreign_key(&mut owned_by("loan_opening", "opened_by", "app_user"))
        .take()
}
