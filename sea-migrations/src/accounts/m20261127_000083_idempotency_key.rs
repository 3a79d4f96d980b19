//! The keys under which requests wrote something, in place of those of sent messages alone.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("idempotency_key", &["created_at"]),
            index("idempotency_key", &["user_id", "created_at"]),
        ];
        create(schema, vec![idempotency_key()], indexes).await?;
        drop(schema, &["send_key"]).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        create(schema, vec![send_key()], Vec::new()).await?;
        drop(schema, &["idempotency_key"]).await
    }
}

/// It refers to no person, so that writing it waits for no lock on theirs; it is forgotten after a day.
fn idempotency_key() -> TableCreateStatement {
    table("idempotency_key")
        .col(uuid("user_id"))
        .col(string("idempotency_key"))
        .col(string("fingerprint"))
        .col(uuid("claim"))
        .col(uuid("server"))
        .col(instant("created_at"))
        .col(integer_null("status"))
        .col(string_null("content_type"))
        .col(text_null("answer"))
        .primary_key(Index::create().col("user_id").col("idempotency_key"))
        .take()
}

fn send_key() -> TableCreateStatement {
    table("send_key")
        .col(uuid("user_id"))
        .col(string("send_key"))
        .col(string("body_hash"))
        .col(uuid("message_id"))
        .col(instant("created_at"))
        .primary_key(Index::create().col("user_id").col("send_key"))
        .foreign_key(&mut owned_by("send_key", "user_id", "app_user"))
        .foreign_key(&mut owned_by("send_key", "message_id", "message"))
        .take()
}
