//! An upload names its bytes once they are where documents are, so that these are never written twice.

use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let key = string_null("storage_key");
        manager.alter_table(Table::alter().table("upload").add_column(key).take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.alter_table(Table::alter().table("upload").drop_column("storage_key").take()).await
    }
}
