//! Of which company a file is whose text couldn't be read, so that its leads find their own, the latest first, however
//! many there are: `not_before` is when that came out.

use crate::change::{Change, Schema};
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

/// The company that lends where a file is, or was, a document.
const OF_THE_FILE: &str = "COALESCE(\
    (SELECT l.company_id FROM document d JOIN loan l ON l.id = d.loan_id \
     WHERE d.storage_key = document_text.storage_key LIMIT 1), \
    (SELECT l.company_id FROM document_version v JOIN document d ON d.id = v.document_id \
     JOIN loan l ON l.id = d.loan_id WHERE v.storage_key = document_text.storage_key LIMIT 1))";

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let column = ColumnDef::new("failed_for").uuid().null().take();
        schema.execute(&Table::alter().table("document_text").add_column(column).take()).await?;
        let all = format!("UPDATE document_text SET failed_for = {OF_THE_FILE} WHERE state = 'FAILED'");
        schema.execute_unprepared(&all).await?;
        let failed = Index::create()
            .name("ix_document_text_failed_for")
            .table("document_text")
            .col("failed_for")
            .col("state")
            .col("not_before")
            .and_where(Expr::col("failed_for").is_not_null())
            .take();
        schema.execute(&failed).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let failed =
            Index::drop().table("document_text").name("ix_document_text_failed_for").if_exists().to_owned();
        schema.execute(&failed).await?;
        schema.execute(&Table::alter().table("document_text").drop_column("failed_for").take()).await
    }
}
