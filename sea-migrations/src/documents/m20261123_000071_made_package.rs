//! Packages of documents that were taken along: who took one when, and what had been taken by then, so that it can be told
//! what is new since.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![index("made_package", &["loan_id", "of_lenders", "made_at"])];
        create(schema, vec![made_package()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["made_package"]).await
    }
}

/// `taken` are the documents in force that were in this package or an earlier one, with the checksum they had there.
fn made_package() -> TableCreateStatement {
    table("made_package")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("user_id"))
        .col(boolean("of_lenders"))
        .col(string("kind"))
        .col(integer("documents"))
        .col(text("taken"))
        .col(instant("made_at"))
        .foreign_key(&mut owned_by("made_package", "loan_id", "loan"))
        .foreign_key(&mut owned_by("made_package", "user_id", "app_user"))
        .take()
}
