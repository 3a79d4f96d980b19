//! Not loans alone are imported: who imported a file, and with what call, whatever stands in it.

use crate::change::{Change, Schema};
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::rename().table("loan_import", "file_import").take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::rename().table("file_import", "loan_import").take()).await
    }
}
