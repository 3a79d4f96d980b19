//! An upload names its bytes once they are where documents are, so that these are never written twice.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let key = string_null("storage_key");
        schema.execute(&Table::alter().table("upload").add_column(key).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("upload").drop_column("storage_key").take()).await
    }
}
