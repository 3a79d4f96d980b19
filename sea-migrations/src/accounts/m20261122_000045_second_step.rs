//! The second step of signing in: an authenticator app, and codes for the day it is lost.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![index("recovery_code", &["user_id", "code_hash"]).unique().take()];
        create(schema, vec![second_step(), recovery_code()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["recovery_code", "second_step"]).await
    }
}

/// `secret` is sealed. It counts from `confirmed_at` on; codes of `last_step` and before it let nobody in any more.
fn second_step() -> TableCreateStatement {
    table("second_step")
        .col(uuid("user_id").primary_key())
        .col(text("secret"))
        .col(instant("created_at"))
        .col(instant_null("confirmed_at"))
        .col(big_integer_null("last_step"))
        .foreign_key(&mut owned_by("second_step", "user_id", "app_user"))
        .take()
}

fn recovery_code() -> TableCreateStatement {
    table("recovery_code")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("code_hash"))
        .col(instant_null("used_at"))
        .foreign_key(&mut owned_by("recovery_code", "user_id", "app_user"))
        .take()
}
