//! Packages of documents that somebody asked for: an archive that is about to be downloaded, or one PDF that is made, kept
//! for a while, and downloaded by who asked for it.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("package_order", &["state", "not_before"]),
            index("package_order", &["loan_id", "user_id"]),
            index("package_order", &["expires_at"]),
            index("package_order", &["storage_key"]),
        ];
        create(schema, vec![package_order()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["package_order"]).await
    }
}

/// What was asked for stands in `asked`, what became of it in the columns behind it. Whoever makes it moves `not_before` on.
fn package_order() -> TableCreateStatement {
    table("package_order")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("user_id"))
        .col(string("kind"))
        .col(string("state"))
        .col(text("asked"))
        .col(text("left_out"))
        .col(integer("taken"))
        .col(integer("done"))
        .col(integer("pages"))
        .col(integer("tries"))
        .col(string_null("reason"))
        .col(string_null("storage_key"))
        .col(big_integer("size"))
        .col(instant("not_before"))
        .col(instant("created_at"))
        .col(instant("expires_at"))
        .foreign_key(&mut owned_by("package_order", "loan_id", "loan"))
        .foreign_key(&mut owned_by("package_order", "user_id", "app_user"))
        .take()
}
