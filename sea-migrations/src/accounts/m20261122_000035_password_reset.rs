//! Links with which people whose password is lost choose a new one.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("password_reset", &["token_hash"]).unique().take(),
            index("password_reset", &["user_id", "created_at"]).take(),
        ];
        create(schema, vec![password_reset()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["password_reset"]).await
    }
}

/// `email_key` is the address the link went to: one that was corrected since makes the link worthless.
fn password_reset() -> TableCreateStatement {
    table("password_reset")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("email_key"))
        .col(string("token_hash"))
        .col(instant("created_at"))
        .col(instant_null("used_at"))
        .foreign_key(&mut owned_by("password_reset", "user_id", "app_user"))
        .take()
}
