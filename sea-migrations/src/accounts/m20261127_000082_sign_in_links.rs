//! Links that let people sign in while wrong tries of others slow down their password.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("sign_in_link", &["token_hash"]).unique().take(),
            index("sign_in_link", &["user_id", "created_at"]).take(),
        ];
        create(schema, vec![sign_in_link()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["sign_in_link"]).await
    }
}

/// `email_key` is the address the link went to: after the address changed, the link is worthless.
fn sign_in_link() -> TableCreateStatement {
    table("sign_in_link")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("email_key"))
        .col(string("token_hash"))
        .col(instant("created_at"))
        .col(instant_null("used_at"))
        .foreign_key(&mut owned_by("sign_in_link", "user_id", "app_user"))
        .take()
}
