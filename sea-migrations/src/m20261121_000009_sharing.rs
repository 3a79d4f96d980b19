//! What a confirmed sharing dialog did, so that repeating it does nothing and it can be taken back.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let once = index("sharing", &["loan_id", "created_by", "idempotency_key"]).unique().take();
        create(schema, vec![sharing()], vec![once]).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["sharing"]).await
    }
}

/// A confirmed dialog: what was asked for, what was said afterwards and what was done, each as JSON.
fn sharing() -> TableCreateStatement {
    table("sharing")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("created_by"))
        .col(string("idempotency_key"))
        .col(text("asked"))
        .col(text("said"))
        .col(text("done"))
        .col(instant("created_at"))
        .col(instant_null("undone_at"))
        .foreign_key(&mut owned_by("sharing", "loan_id", "loan"))
        .foreign_key(&mut owned_by("sharing", "created_by", "app_user"))
        .take()
}
