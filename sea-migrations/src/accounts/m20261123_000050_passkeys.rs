//! Passkeys, and the challenges of theirs that were answered.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("passkey", &["credential_hash"]).unique().take(),
            index("passkey", &["user_id"]),
            index("passkey_answer", &["expires_at"]),
        ];
        create(schema, vec![passkey(), passkey_answer()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["passkey_answer", "passkey"]).await
    }
}

/// `credential` holds what its signatures are checked with; by `credential_hash` it is found.
fn passkey() -> TableCreateStatement {
    table("passkey")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("credential_hash"))
        .col(text("credential"))
        .col(string("name"))
        .col(instant("created_at"))
        .col(instant_null("last_used_at"))
        .foreign_key(&mut owned_by("passkey", "user_id", "app_user"))
        .take()
}

/// A challenge is answered once; that it was has to be known until it would have expired.
fn passkey_answer() -> TableCreateStatement {
    table("passkey_answer").col(string("challenge_hash").primary_key()).col(instant("expires_at")).take()
}
