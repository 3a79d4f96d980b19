//! A company says in its own words what its page for files is for.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let words = text("secure_upload_text").default("").take();
        schema.execute(&Table::alter().table("company").add_column(words).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("company").drop_column("secure_upload_text").take()).await
    }
}
