//! How much a company takes through its link for secure upload in a day.

use crate::change::{Change, Schema};
use crate::shape::index;
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let columns = [
            big_integer("secure_upload_daily_bytes").default(10_i64 << 30).take(),
            integer("secure_upload_daily_files").default(10_000).take(),
        ];
        for column in columns {
            schema.execute(&Table::alter().table("company").add_column(column).take()).await?;
        }
        schema.execute(&index("secure_upload_file", &["company_id", "created_at"])).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let index = Index::drop()
            .table("secure_upload_file")
            .name("ix_secure_upload_file_company_id_created_at")
            .if_exists()
            .to_owned();
        schema.execute(&index).await?;
        for column in ["secure_upload_daily_bytes", "secure_upload_daily_files"] {
            schema.execute(&Table::alter().table("company").drop_column(column).take()).await?;
        }
        Ok(())
    }
}
