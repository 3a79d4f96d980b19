//! Not loans alone are imported: who imported a file, and with what call, whatever stands in it.

use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.rename_table(Table::rename().table("loan_import", "file_import").take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.rename_table(Table::rename().table("file_import", "loan_import").take()).await
    }
}
