//! What lenders had said of a version when another took its place, as JSON: undoing that brings it back.

use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let verdicts = text_null("verdicts");
        manager.alter_table(Table::alter().table("document_version").add_column(verdicts).take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.alter_table(Table::alter().table("document_version").drop_column("verdicts").take()).await
    }
}
