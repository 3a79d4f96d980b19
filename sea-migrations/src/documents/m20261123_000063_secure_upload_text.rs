//! A company says in its own words what its page for files is for.

use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let words = text("secure_upload_text").default("").take();
        manager.alter_table(Table::alter().table("company").add_column(words).take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.alter_table(Table::alter().table("company").drop_column("secure_upload_text").take()).await
    }
}
